import type { TypeActe } from '../actes/actes.ts'
import type { Etape } from '../actes/situation.ts'
import { type Delai, delais } from '../delais.ts'
import { DESSOUS, ICI, type Procedure, RETOUR } from '../procedure.ts'

/** The path of a filing: its stages and the acts that lead from one to another. */
export interface ProcedureRequete extends Procedure<Etape, TypeActe> {
  /** The delays the law sets on it. */
  delais: readonly Delai[]
}

/**
 * Before the decision: the receipt is delivered without moving the file, an attached person contests it, its declarant may take it back.
 */
const ouverte = { RECEPISSE: ICI, CONTESTATION: ICI, RETRAIT: 'RETIREE', NOTE: ICI } as const

/** Who holds the file changes, what it declares is verified, mistakes are corrected, without moving it. */
const suivi = {
  ...ouverte,
  PRISE_EN_CHARGE: ICI,
  REMISE: ICI,
  RESTITUTION: ICI,
  REPRISE_DOSSIER: ICI,
  LEVEE_CONTESTATION: ICI,
  CORRECTION: ICI,
  CONFORMITE: ICI,
  IRREGULARITE: ICI,
} as const

/** After the end, the court still writes down what it has to remember. */
const close = { NOTE: ICI } as const

/** A decision reaches its addressee, and a mistaken day of that is corrected. */
const decidee = { ...close, NOTIFICATION: ICI, CORRECTION: ICI } as const

/** Where the judge signs, a decision is prepared instead of being rendered. */
const aSigner = { PROJET_ORDONNANCE: 'A_SIGNER' } as const

/** What the court asks its declarant before it decides, and its project to reject: each interrupts, and gives back the stage it took from. */
const demandes = { DEMANDE: 'ATTENTE_PIECES' } as const
const demandesOuRejet = { ...demandes, PROJET_REJET: 'PROJET_REJET' } as const

/** The file waits for the declarant, and the prefect does not: what concerns him is recorded all the same. */
const prefet = {
  COMMUNICATION_PREFET: DESSOUS,
  REPONSE_PREFET: DESSOUS,
  OPPOSITION_PREFET: DESSOUS,
  LEVEE_OPPOSITION: DESSOUS,
} as const

const attentes = {
  ATTENTE_PIECES: { ...suivi, ...prefet, REPONSE: 'PIECES_RECUES', RETRAIT_DEMANDE: RETOUR },
  PIECES_RECUES: { ...suivi, ...prefet, VALIDATION: RETOUR, REOUVERTURE: 'ATTENTE_PIECES', RETRAIT_DEMANDE: RETOUR },
  PROJET_REJET: {
    ...suivi,
    LEVEE_OPPOSITION: DESSOUS,
    REPONSE: 'OBSERVATIONS',
    RECEPTION_OBSERVATIONS: 'OBSERVATIONS',
    ABANDON_REJET: RETOUR,
  },
  OBSERVATIONS: {
    ...suivi,
    ...aSigner,
    LEVEE_OPPOSITION: DESSOUS,
    REPONSE: ICI,
    RECEPTION_OBSERVATIONS: ICI,
    ABANDON_REJET: RETOUR,
    REJET: 'REJETEE',
  },
} as const

/** Once registered: a creation alone is published by the court, which asks for the payment of the newspaper, sends it the notice and records that it is published (CPC annex art. 30-10). */
const publication = {
  ATTENTE_PAIEMENT_JAL: { REPONSE: 'PAIEMENT_RECU', RETRAIT_DEMANDE: 'INSCRITE' },
  PAIEMENT_RECU: { VALIDATION: 'AVIS_AU_JOURNAL', REOUVERTURE: 'ATTENTE_PAIEMENT_JAL', RETRAIT_DEMANDE: 'INSCRITE' },
  AVIS_AU_JOURNAL: { AVIS_FIN_PUBLICATION: 'AVIS_ENVOYE' },
  AVIS_ENVOYE: { CONSTAT_PUBLICATION: 'PUBLIEE' },
  // Published once: what stands in the way of a second time is the act's own to say, and a mistaken one is corrected here.
  PUBLIEE: { CONSTAT_PUBLICATION: ICI },
} as const

/**
 * The judge is awaited (docs/decisions/0076). What changes what the judge would sign gives the file back to the clerk first; what does not leaves
 * it there, and whoever had read it before is told so. Who holds the file may change: a decision is taken back by a clerk of the court.
 */
const signature = {
  ...ouverte,
  PRISE_EN_CHARGE: ICI,
  REMISE: ICI,
  REPRISE_DOSSIER: ICI,
  CONTESTATION: RETOUR,
  REPONSE: RETOUR,
  CORRECTION: RETOUR,
  RETRAIT_PROJET: RETOUR,
  RETOUR_AU_GREFFE: RETOUR,
  INSCRIPTION: 'INSCRITE',
  REJET: 'REJETEE',
} as const

const parentheses: ProcedureRequete['parentheses'] = [['ATTENTE_PIECES', 'PIECES_RECUES'], ['PROJET_REJET', 'OBSERVATIONS'], ['A_SIGNER']]

/** What the prefect is told of, who has six weeks: a creation, new statutes (CCL art. 59 to 63 and 71). */
export const avecPrefet: ProcedureRequete = {
  delais,
  table: {
    PRE_ENREGISTREE: { ...ouverte, PRISE_EN_CHARGE: 'EXAMEN' },
    EXAMEN: { ...suivi, ...demandesOuRejet, COMMUNICATION_PREFET: 'COMMUNIQUEE_PREFET' },
    COMMUNIQUEE_PREFET: { ...suivi, ...demandes, REPONSE_PREFET: 'A_ORDONNER', OPPOSITION_PREFET: 'OPPOSITION' },
    OPPOSITION: { ...suivi, ...demandesOuRejet, LEVEE_OPPOSITION: 'A_ORDONNER' },
    A_ORDONNER: { ...suivi, ...demandesOuRejet, ...aSigner, INSCRIPTION: 'INSCRITE' },
    A_SIGNER: signature,
    ...attentes,
    INSCRITE: decidee,
    ATTENTE_PAIEMENT_JAL: decidee,
    PAIEMENT_RECU: decidee,
    AVIS_AU_JOURNAL: decidee,
    AVIS_ENVOYE: decidee,
    PUBLIEE: decidee,
    REJETEE: decidee,
    RETIREE: close,
  },
  parentheses,
}

/** The signed paper statutes come by mail whenever they do, the request decided or taken back meanwhile; what was received is sent back (STAFF-05). */
const papier = { ...close, RECEPTION_STATUTS: ICI, RENVOI_STATUTS: ICI, CORRECTION: ICI } as const
const papierEtDecidee = { ...papier, ...decidee } as const

/** A creation: as any new statutes, and its own come signed on paper, which decides nothing (FINAL-04, docs/decisions/0034). */
export const deCreation: ProcedureRequete = {
  ...avecPrefet,
  table: {
    PRE_ENREGISTREE: { ...avecPrefet.table.PRE_ENREGISTREE, ...papier },
    EXAMEN: { ...avecPrefet.table.EXAMEN, ...papier },
    COMMUNIQUEE_PREFET: { ...avecPrefet.table.COMMUNIQUEE_PREFET, ...papier },
    OPPOSITION: { ...avecPrefet.table.OPPOSITION, ...papier },
    A_ORDONNER: { ...avecPrefet.table.A_ORDONNER, ...papier },
    A_SIGNER: { ...papier, ...signature },
    ATTENTE_PIECES: { ...avecPrefet.table.ATTENTE_PIECES, ...papier },
    PIECES_RECUES: { ...avecPrefet.table.PIECES_RECUES, ...papier },
    PROJET_REJET: { ...avecPrefet.table.PROJET_REJET, ...papier },
    OBSERVATIONS: { ...avecPrefet.table.OBSERVATIONS, ...papier },
    INSCRITE: { ...papierEtDecidee, AVIS_FINS_PAIEMENT: 'ATTENTE_PAIEMENT_JAL' },
    ATTENTE_PAIEMENT_JAL: { ...publication.ATTENTE_PAIEMENT_JAL, ...papierEtDecidee },
    PAIEMENT_RECU: { ...publication.PAIEMENT_RECU, ...papierEtDecidee },
    AVIS_AU_JOURNAL: { ...publication.AVIS_AU_JOURNAL, ...papierEtDecidee },
    AVIS_ENVOYE: { ...publication.AVIS_ENVOYE, ...papierEtDecidee },
    PUBLIEE: { ...publication.PUBLIEE, ...papierEtDecidee },
    REJETEE: papierEtDecidee,
    RETIREE: papier,
  },
}

/** The stages in which a reply may come, late or not: those of a creation, which has them all. */
export const etapesEnAttente: readonly Etape[] = (Object.keys(deCreation.table) as Etape[]).filter(
  (etape) => deCreation.table[etape].REPONSE !== undefined,
)

/** What goes to no prefect: the direction, the addresses to write to, the end of an association. */
export const sansPrefet: ProcedureRequete = {
  // Older demonstrations rejected at once what they invented: read, never done again (actes/rejet.ts).
  // The month to examine is that of CPC annex art. 30-2: what is to be communicated to the prefect.
  delais: ['RECEPISSE'],
  table: { ...avecPrefet.table, EXAMEN: { ...suivi, ...demandesOuRejet, ...aSigner, INSCRIPTION: 'INSCRITE', REJET: 'REJETEE' } },
  parentheses,
}
