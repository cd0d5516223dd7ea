import { textesActes } from '../textes-actes.ts'

const liste = (noms: readonly string[]): string => noms.map((nom) => `{${nom}}`).join(', ')

/** The sentences of the acts, as an administrator corrects them (issue 14). */
export const textesCorrectionPhrases = {
  titre: 'Phrases des actes et des lettres',
  texte: "Corriger les phrases des actes du greffe et voir l'acte qui en résulte. Chaque version est conservée.",
  effet: 'Une phrase publiée figure sur les actes établis ensuite, dans tous les tribunaux. Les actes déjà établis gardent leur texte.',
  sommaire: 'Revenir aux phrases',
  corriger: 'Corriger',
  corrigerLa: (acte: string, phrase: string) => `Corriger : ${acte}, ${phrase}`,
  actes: {
    recepisse: textesActes.recepisse.titre,
    notification: textesActes.notification.titre,
    certificat: textesActes.certificat.titre,
    prefet: 'Lettre au préfet',
    DEMANDE_PIECES: 'Demande de pièces',
    AVIS_FINS_PAIEMENT: 'Avis aux fins de paiement',
    PROJET_REJET: 'Projet de rejet',
  },
  phrases: {
    'recepisse-attestation': 'Ce que le récépissé atteste',
    'recepisse-attestation-papier': "Ce qu'il atteste d'un dépôt papier",
    'recepisse-avec-prefet': 'Suite, si le préfet est consulté',
    'recepisse-sans-prefet': "Suite, si le préfet n'est pas consulté",
    'recepisse-sans-prefet-papier': "Suite d'un dépôt papier, si le préfet n'est pas consulté",
    'notification-CREATION': 'Création inscrite',
    'notification-MODIFICATION': 'Modification inscrite',
    'notification-DISSOLUTION': 'Dissolution inscrite',
    'notification-RADIATION': 'Radiation prononcée',
    'notification-publication': "Publication d'une création",
    'notification-SANS_RECOURS': 'Décision sans recours',
    'notification-POURVOI_ORDINAIRE': 'Pourvoi',
    'notification-POURVOI_IMMEDIAT': 'Pourvoi immédiat',
    'notification-forme': 'Forme du pourvoi',
    'notification-REJET': 'Requête rejetée',
    'notification-nouvelle': 'Nouvelle requête après un rejet',
    'certificat-CREATION': 'Création inscrite',
    'certificat-MODIFICATION': 'Modification inscrite',
    'certificat-DISSOLUTION': 'Dissolution inscrite',
    'certificat-RADIATION': 'Radiation prononcée',
    'prefet-communication': 'Communication de la déclaration',
    'prefet-delai': "Délai d'opposition",
    'prefet-accuse': 'Accusé de réception demandé',
    'DEMANDE_PIECES-intro': 'Ce que le tribunal demande',
    'DEMANDE_PIECES-retour': 'Date de réponse',
    'AVIS_FINS_PAIEMENT-intro': 'Publication à payer',
    'AVIS_FINS_PAIEMENT-retour': 'Date du justificatif',
    'PROJET_REJET-intro': 'Rejet envisagé',
    'PROJET_REJET-retour': 'Date des observations',
  },
  phrase: 'Phrase',
  aide: (noms: readonly string[]) =>
    noms.length === 0
      ? "L'acte la reprend telle quelle."
      : `L'acte y écrit ${liste(noms)} : gardez ${noms.length === 1 ? 'ce repère tel quel' : 'ces repères tels quels'}.`,
  apercu: {
    voir: "Voir l'acte",
    nom: "Aperçu de l'acte.pdf",
    echec: "Erreur durant l'aperçu de l'acte",
  },
  apercuExplication: "L'aperçu montre la phrase saisie dans un acte aux données inventées. Il n'enregistre rien.",
  publier: 'Publier cette phrase',
  publiee: 'La phrase est publiée.',
  echec: "La phrase n'est pas publiée",
  origine: 'Texte fourni avec le site.',
  retablir: "Revenir au texte d'origine",
  retablirEffet: 'Le texte fourni avec le site redevient celui des actes établis ensuite. Les versions publiées restent conservées.',
  retablie: "Le texte d'origine est rétabli.",
  dejaOrigine: 'Ce texte est celui fourni avec le site.',
  conflit: (personne: string, instant: string) =>
    `${personne} a publié cette phrase le ${instant}, après que vous l'avez ouverte. Rien de votre saisie n'est publié.`,
  voir: 'Voir la phrase actuelle',

  refus: {
    manque: (nom: string) => `Il manque {${nom}} : l'acte y écrit sa valeur.`,
    inconnu: (nom: string, admis: readonly string[]) =>
      admis.length === 0
        ? `{${nom}} n'est pas connu : cette phrase n'a pas de repère.`
        : `{${nom}} n'est pas connu : écrivez ${liste(admis)}.`,
    accolade: 'Retirez les accolades seules.',
  },

  /** What the preview invents, beside the examples of the domain. */
  exemple: {
    requete: 'R26000000',
    association: 'EXE000000',
    greffier: 'Camille EXEMPLE',
    juge: 'Dominique EXEMPLE',
    qualiteDuJuge: 'Juge du registre',
    piece: 'Statuts.pdf',
    lignes: {
      DEMANDE_PIECES: { demande: 'Statuts', precisions: 'La copie est incomplète : envoyez toutes les pages.' },
      AVIS_FINS_PAIEMENT: { demande: 'Justificatif de paiement', precisions: '' },
      PROJET_REJET: { demande: 'Code civil local, art. 59', precisions: 'Les statuts ne sont pas datés.' },
    },
    rejet: { article: 'Code civil local, art. 59', motif: 'Les statuts ne sont pas datés.' },
  },
} as const
