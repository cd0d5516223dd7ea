import { stripPeriod } from '../../core/strip-period.ts'

/**
 * The letter of a demande, and the mail that carries its link (STAFF-03, STAFF-04, MAIL-05).
 * The law is cited after the plain sentence. A jurist must still confirm the sentences.
 */
export const textesLettre = {
  DEMANDE_PIECES: {
    titre: (numero: number) => `Demande de pièces n° ${numero}`,
    colonnes: { demande: 'Demande', precisions: 'Ce que le tribunal précise' },
  },
  AVIS_FINS_PAIEMENT: {
    titre: (numero: number) => `Avis aux fins de paiement n° ${numero}`,
    colonnes: { demande: 'Demande', precisions: 'Ce que le tribunal précise' },
    projet: "Projet d'avis",
  },
  PROJET_REJET: {
    titre: (numero: number) => `Projet de rejet n° ${numero}`,
    /** Shown on the reply page. The letter has its own text, which an administrator may edit. */
    annonce:
      'Le tribunal envisage de rejeter votre requête, pour les motifs suivants. Il recueille auparavant vos observations (Code civil local, art. 60 ; annexe du Code de procédure civile, art. 30-2).',
    colonnes: { demande: 'Article', precisions: 'Motif' },
  },
  nouvelEnvoi: 'Nouvel envoi : les points ci-dessous restent à compléter.',
  observation: 'Observation du tribunal',
  repondre: 'Répondre',
  lien: (adresse: string) => `Répondez sans compte à cette adresse, qui ne doit pas être transmise à un tiers :\n${adresse}`,
  courrier: (numero: string) => `À défaut, répondez par courrier au greffe, en rappelant la requête n° ${numero}.`,
  date: 'Date de la lettre',
  courriel: {
    DEMANDE_PIECES: (quoi: string, date: string) => `Le tribunal vous demande ${quoi} au plus tard le ${date}`,
    /** One line per thing asked for. */
    demandes: (noms: readonly string[]) => ['Ce que le tribunal demande :', ...noms.map((nom) => `- ${nom}`)].join('\n'),
    AVIS_FINS_PAIEMENT: (date: string) => `Publication à payer au plus tard le ${date}`,
    PROJET_REJET: (date: string) => `Vos observations sont attendues au plus tard le ${date}`,
    rappel: (date: string) => `Rappel : réponse attendue au plus tard le ${date}`,
    objet: (numero: string, denomination: string) => `Requête n° ${numero}, association ${stripPeriod(denomination)}.`,
    inscrite: (denomination: string) =>
      `L'association ${denomination} est inscrite. Réglez le journal, puis envoyez le justificatif avec ce lien.`,
    sansCompte: 'Vous pouvez répondre sans compte avec ce lien, qui ne doit pas être transmis à un tiers.',
    projet: 'Le tribunal envisage de rejeter cette requête. Les motifs figurent dans la lettre et derrière ce lien.',
    lien: 'Répondre au tribunal',
    recue: (numero: string) => `Réponse reçue, requête n° ${numero}`,
    recuePhrase: (dateEtHeure: string, quoi: string) => `Votre réponse a été transmise au tribunal le ${dateEtHeure} : ${quoi}.`,
    retiree: (numero: string) => `Le tribunal n'attend plus de réponse, requête n° ${numero}`,
    retireePhrase: (date: string) => `Le tribunal a retiré sa demande le ${date}. Vous n'avez rien à faire.`,
    abandonPhrase: (date: string) => `Le tribunal a abandonné son projet de rejet le ${date}. L'examen de votre requête reprend.`,
    /** Sent to the court when a reply is transmitted. */
    greffe: {
      sujet: (numero: string) => `Réponse du déclarant, requête n° ${numero}`,
      phrase: (lettre: string, dateEtHeure: string, quoi: string) => `Le déclarant a répondu le ${dateEtHeure} (${lettre}) : ${quoi}.`,
      lien: 'Lire la réponse',
    },
    suivre: "Suivre la requête, avec le compte qui l'a déposée",
  },
} as const
