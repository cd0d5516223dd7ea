import { stripPeriod } from '../../core/strip-period.ts'

/** Asking the court for an attachment, and its answers (ATTACH-06 to ATTACH-14, MAIL-07). */
export const textesDemande = {
  titre: 'Demander mon rattachement',
  intro: (denomination: string) =>
    `Le tribunal vérifiera que vous pouvez agir pour l'association ${stripPeriod(denomination)}. Joignez une pièce d'identité et ce qui établit votre fonction, par exemple le procès-verbal de votre élection.`,
  fonction: 'Votre fonction',
  /** The field adds « facultatif » to its label by itself. */
  message: 'Ce que vous souhaitez faire',
  laDemande: 'la demande',
  confidentialite: (jours: number) =>
    `Votre pièce d'identité n'est vue que par le greffe. Elle est supprimée ${jours} jours après la décision.`,
  emplacements: {
    PIECE_ETAT_CIVIL: {
      titre: "Pièce d'identité",
      aide: "Carte d'identité, passeport ou titre de séjour : les deux faces.",
      joint: 'Jointe',
    },
    PIECE_JOINTE: { titre: 'Ce qui établit votre fonction', aide: 'Par exemple le procès-verbal de votre élection.', joint: 'Joint' },
  },
  aJoindre: 'À joindre',
  facultatif: 'Facultatif',
  choisir: 'Choisir un fichier',
  photographier: 'Photographier',
  pourEmplacement: (geste: string, titre: string) => `${geste} : ${titre}`,
  photo: (rang: number) => `Photo ${rang}.jpg`,
  photoIllisible: (nom: string) => `${nom} n'a pas pu être lu. Choisissez une autre photo, ou un fichier.`,
  fichierIllisible: (nom: string) => `${nom} ne peut plus être lu. Choisissez-le à nouveau.`,
  refusDeFichier: (nom: string, raisons: readonly string[]) => `${nom} : ${raisons.join(' ')}`,
  ajoutee: (nom: string) => `${nom} est joint.`,
  retiree: (nom: string) => `${nom} est retiré.`,
  envoyer: 'Envoyer la demande',
  identiteObligatoire: "Joignez au moins une pièce d'identité.",
  tropDAnnexes: (auPlus: number) => `Une demande de rattachement comporte au plus ${auPlus} fichiers.`,
  fichiersEnTrop: 'Les fichiers reçus ne correspondent pas aux annexes déclarées. Ajoutez-les à nouveau.',

  succes: 'Votre demande de rattachement a été envoyée. Vous recevrez la réponse du tribunal par courriel.',
  echec: "Erreur durant l'envoi de la demande de rattachement",
  accepte: (denomination: string) => `Votre rattachement à l'association ${denomination} est accepté.`,
  refuse: (date: string, motif: string) =>
    `Votre demande de rattachement du ${date} a été refusée. Motif : ${stripPeriod(motif)}. Vous pouvez faire une nouvelle demande.`,
  masquer: "J'ai lu ce refus",
  masquerDe: (denomination: string) => `J'ai lu ce refus : ${denomination}`,
  masque: 'Ce message ne sera plus affiché.',
  masquerEchec: "Le message n'a pas pu être retiré",

  courriel: {
    accepte: 'Rattachement accepté',
    refuse: 'Rattachement refusé',
    association: (denomination: string) => `Association ${stripPeriod(denomination)}.`,
    droits: (fonction: string, droits: readonly string[]) =>
      droits.length === 0
        ? `Fonction : ${stripPeriod(fonction)}. Vous pouvez consulter, sans déposer de requête.`
        : `Fonction : ${stripPeriod(fonction)}. Vous pouvez : ${droits.join(', ')}.`,
    depot: 'déposer des requêtes',
    gestion: 'gérer les utilisateurs',
    fiche: "Ouvrir la fiche de l'association",
  },

  /** Why an attachment cannot be asked for (SHEET-13). */
  dejaRattache: 'Vous êtes déjà rattaché à cette association.',
  invitation: "Une invitation vous attend. Acceptez-la pour pouvoir agir selon les droits qu'elle accorde.",
  invitationAuGreffe:
    "Une invitation vous attend. Il n'est pas encore possible d'y répondre sur ce site. Adressez-vous au greffe du tribunal.",
  demandeDejaFaite: (date: string) => `Votre demande de rattachement du ${date} n'a pas encore été traitée par le tribunal.`,
  radiee: "L'association est radiée du registre : plus personne ne peut agir pour elle.",
} as const
