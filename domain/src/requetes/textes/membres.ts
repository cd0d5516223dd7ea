import { textesFormulaireAssociation } from '../../association/textes/formulaire.ts'

/** Message when several members hold a function that usually has one holder. */
export const fonctionTenue = (fonction: string, noms: readonly string[]): string =>
  `${noms.length} membres ont la fonction « ${fonction} » : ${noms.join(', ')}.`

/** The members step of a filing: its lists and dialogs (MEMB, FOUND). */
export const textesMembres = {
  direction: {
    compte: textesFormulaireAssociation.membresDirection,
    vide: "La direction ne compte aucun membre pour l'instant.",
    ajouter: 'Ajouter un membre de la direction',
    cestMoi: "C'est moi, dans la direction",
    ajoute: (nom: string) => `Membre de la direction ajouté : ${nom}`,
    fonctions: textesFormulaireAssociation.fonctionsProposees,
    quiVerra: textesFormulaireAssociation.quiVerra,
    suppression: 'Suppression du membre',
    confirmer: (nom: string) => `Voulez-vous supprimer ${nom} de la direction ?`,
    effet: 'Oui : les informations saisies sur ce membre sont effacées. Non : le membre reste dans la direction.',
  },
  liquidateurs: {
    compte: (n: number) => `Liquidateurs : ${n}`,
    vide: "Aucun liquidateur n'est indiqué pour l'instant.",
    ajouter: 'Ajouter un liquidateur',
    cestMoi: "C'est moi, parmi les liquidateurs",
    ajoute: (nom: string) => `Liquidateur ajouté : ${nom}`,
    fonctions: ['Président(e)', 'Trésorier(ère)', 'Secrétaire', 'Liquidateur'],
    quiVerra:
      "Le registre est public : la civilité, le nom, la fonction, la commune et le pays de résidence des liquidateurs y figurent. Leur rue et leur nationalité ne sont lues que par les personnes rattachées à l'association et le tribunal. Le téléphone et l'adresse courriel ne sont communiqués qu'au tribunal.",
    suppression: 'Suppression du liquidateur',
    confirmer: (nom: string) => `Voulez-vous supprimer ${nom} des liquidateurs ?`,
    effet: 'Oui : les informations saisies sur ce liquidateur sont effacées. Non : il reste parmi les liquidateurs.',
  },
  fondateurs: 'Membres fondateurs',
  ajouterFondateur: 'Ajouter un membre fondateur',
  /** Adds the declarant to a list. The button's name starts with its visible text and names the list. */
  cestMoi: "C'est moi",
  cestMoiFondateur: "C'est moi, parmi les fondateurs",
  dejaDansLaListe: (nom: string) => `${nom} figure déjà dans cette liste.`,
  sorte: 'Personne physique ou morale',
  modifierCourt: 'Modifier',
  supprimerCourt: 'Supprimer',
  retirerCourt: 'Retirer',
  modifier: (nom: string) => `Modifier ${nom}`,
  supprimer: (nom: string) => `Supprimer ${nom}`,
  retirerDesFondateurs: (nom: string) => `Retirer ${nom} des membres fondateurs`,
  nombre: (n: number) => ` (${n})`,
  /** The status of a registered member (MEMB-06 to MEMB-10), shown beside the name. */
  statuts: { ajout: 'Ajouté', modifie: 'Modifié', supprime: 'Supprimé', conflit: 'En conflit' },
  repris: 'Repris du registre papier',
  quittera: (nom: string) => `${nom} quittera la direction à l'inscription.`,
  reste: (nom: string) => `${nom} reste dans la direction.`,
  /** A form never shows the values that only the court may read (MEMB-24). */
  coordonneesTues:
    "Le téléphone et l'adresse courriel connus du tribunal ne sont pas affichés : laissez ces champs vides pour les garder, ou cochez la case pour les effacer, s'il en connaît.",
  effacer: { telephone: 'Effacer le téléphone connu du tribunal', email: "Effacer l'adresse courriel connue du tribunal" },
  annulerSuppression: 'Annuler la suppression',
  annulerSuppressionDe: (nom: string) => `Annuler la suppression de ${nom}`,
  renouvellement: 'La direction est renouvelée sans changement de personnes',
  fondateur: 'Membre fondateur',
  deLaDirection: 'Membre de la direction',
  sauvegarderEtAjouter: 'Sauvegarder et en ajouter un autre',
  fondateurAjoute: (nom: string) => `Membre fondateur ajouté : ${nom}`,
  supprime: (nom: string) => `${nom} n'est plus dans la liste des membres fondateurs.`,
  fondateursVides: "Aucun membre fondateur n'est indiqué pour l'instant.",
  /** A question, not an error: the statutes may give one function to two persons. */
  fonctionEnDouble: {
    titre: 'Deux fois la même fonction',
    question: (tenant: string, fonction: string, nom: string) =>
      `${tenant} a déjà la fonction « ${fonction} ». Voulez-vous que ${nom} l'ait aussi ?`,
    effet: (tenant: string) =>
      `Oui : les deux membres ont cette fonction. Non : vous revenez à la saisie. Si ${tenant} quitte la direction, retirez d'abord ce membre de la liste.`,
    oui: 'Oui, les deux ont cette fonction',
    non: 'Non, revenir à la saisie',
    aVerifier: (fonction: string, noms: readonly string[]) => `${fonctionTenue(fonction, noms)} Vérifiez que c'est exact.`,
  },
  homonyme: {
    titre: 'Deux fois la même personne ?',
    direction: (nom: string) => `${nom} figure déjà dans la direction. Est-ce la même personne ?`,
    fondateurs: (nom: string) => `${nom} figure déjà parmi les fondateurs. Est-ce la même personne ?`,
    proche: {
      direction: (nom: string, autre: string) =>
        `${nom} et ${autre}, qui figure déjà dans la direction, portent des noms proches. Est-ce la même personne ?`,
      fondateurs: (nom: string, autre: string) =>
        `${nom} et ${autre}, qui figure déjà parmi les fondateurs, portent des noms proches. Est-ce la même personne ?`,
    },
    effet: "Oui : cette personne ne compte qu'une fois parmi les fondateurs. Non : les deux comptent.",
    oui: "Oui, c'est la même personne",
    non: 'Non, ce sont deux personnes différentes',
    compte: (nom: string) => `${nom} ne compte qu'une fois parmi les fondateurs.`,
  },
} as const
