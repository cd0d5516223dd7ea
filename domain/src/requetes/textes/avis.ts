import { theTribunal } from '../../core/the-tribunal.ts'

/** The notice of a creation, sent to the newspaper that publishes it (CPC annex art. 30-10). A jurist must still confirm the sentences. */
export const textesAvis = {
  intro: (journal: string) =>
    `Le greffe vous adresse l'avis ci-dessous, à publier dans le journal ${journal}. L'association a justifié du paiement de la publication (annexe du Code de procédure civile, art. 30-9 et 30-10).`,
  avis: 'Avis à publier',
  /** Labels that the draft uses too. */
  mentions: {
    reference: 'Inscription au registre',
    le: "Date de l'inscription",
    objet: "Résumé de l'objet",
  },
  date: "Date de l'avis",
  courriel: {
    sujet: (numero: string) => `Nouveau document du tribunal, requête n°\u00a0${numero}\u00a0: avis au journal`,
    envoye: (tribunal: string, date: string, journal: string) =>
      `${theTribunal(tribunal)} a adressé le ${date} l'avis de votre inscription au journal ${journal}, qui le publie. Vous n'avez rien à faire.`,
    aLire: "Lire l'avis sur la page de la requête",
  },
  /** The clerk's dialog. */
  greffe: {
    titre: "Envoyer l'avis au journal",
    explication:
      "L'avis porte la mention de la lettre recommandée. Après l'avoir enregistré, imprimez-le depuis les documents du tribunal et postez-le (annexe du Code de procédure civile, art. 30-10). Le déclarant est prévenu.",
    adresse: 'Adresse postale du journal (facultatif)',
    aide: "Elle figure sur l'avis, à la place d'une enveloppe à fenêtre.",
    envoyer: "Enregistrer l'avis",
  },
  /** The clerk's dialog, once the newspaper has published it. */
  constater: {
    explication: (journal: string) =>
      `L'avis a été envoyé au journal ${journal}. Le jour de sa publication est porté aussi sur la fiche publique de l'association.`,
    parution: 'Numéro ou référence du journal (facultatif)',
    correction:
      "La date de publication que cet acte a portée sur la fiche publique en est retirée, avec ce motif au journal de l'association.",
  },
} as const
