/** The administration: its home page, the search for accounts and the creation of one (STAFF-27). */
export const textesAdministration = {
  titre: 'Administration',
  sections: {
    comptes: {
      titre: 'Rechercher un compte',
      texte: "Retrouver le compte d'une personne, lui renvoyer un lien, désactiver un compte, donner ou retirer des droits.",
    },
    nouveau: {
      titre: 'Créer un compte pour une personne au téléphone',
      texte: 'La personne reçoit un lien par courriel et choisit elle-même son mot de passe.',
    },
    pages: {
      titre: 'Modifier les pages du site',
      texte: "Compléter l'aide, les mentions légales et les autres pages du pied de page.",
    },
  },
  revenirAdministration: "Revenir à l'administration",
  revenirComptes: 'Revenir à la recherche de comptes',

  recherche: 'Recherche de comptes',
  texte: 'Nom, prénom ou adresse courriel',
  agents: 'Agents seulement (greffe, juges, administration)',
  plusieurs: (total: string) => `${total} comptes trouvés`,
  un: '1 compte trouvé',
  aucun: 'Aucun compte ne correspond à votre recherche.',
  conseil: "Vérifiez l'orthographe, ou cherchez une partie de l'adresse courriel.",
  effacer: 'Effacer la recherche',
  tableau: 'Comptes',
  colonnes: {
    nom: 'Nom',
    email: 'Adresse courriel',
    etat: 'État',
    droits: 'Droits',
    creeLe: 'Créé le',
  },
  nomComplet: (nom: string, prenom: string) => `${nom} ${prenom}`,
  etats: { INACTIF: 'À activer', ACTIF: 'Actif', DESACTIVE: 'Désactivé' },
  droits: { GREFFE: 'Greffe', JUGE: 'Juge', ADMINISTRATION: 'Administration' },
  sansDroit: 'Déclarant',
  greffeDe: (tribunaux: string) => `Greffe : ${tribunaux}`,
  jugeDe: (tribunaux: string) => `Juge : ${tribunaux}`,

  nouveau: {
    texte: "Épelez l'adresse courriel à la personne avant d'enregistrer : c'est là que part le lien.",
    envoi: (email: string) => `Un lien d'activation sera envoyé à ${email}.`,
    duree: 'Ce lien est valable 7 jours.',
    bouton: 'Créer le compte',
    fait: 'Le compte est créé.',
    echec: "Le compte n'a pas été créé",
  },
} as const
