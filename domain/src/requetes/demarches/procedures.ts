import type { TypeActe } from '../actes/actes.ts'
import type { Etape } from '../actes/situation.ts'
import { type Delai, delais } from '../delais/delais.ts'
import { BENEATH, HERE, type Procedure, RETOUR } from './procedure.ts'

/** The procedure of a filing: its stages, and the acts that lead from one to another. */
export interface ProcedureRequete extends Procedure<Etape, TypeActe> {
  /** The legal delays that apply to it: its acts start no other clock. */
  delais: readonly Delai[]
}

/**
 * Acts possible at any time before the decision. The receipt and notes do not move the file, an attached person may contest it, the
 * declarant may withdraw it.
 */
const ouverte = { RECEPISSE: HERE, CONTESTATION: HERE, RETRAIT: 'RETIREE', NOTE: HERE } as const

/** Acts that do not move the file: its holder changes, its declarations are verified, mistakes are corrected. */
const suivi = {
  ...ouverte,
  PRISE_EN_CHARGE: HERE,
  REMISE: HERE,
  RESTITUTION: HERE,
  REPRISE_DOSSIER: HERE,
  LEVEE_CONTESTATION: HERE,
  CORRECTION: HERE,
  CONFORMITE: HERE,
  IRREGULARITE: HERE,
} as const

/** After the end, the court may still add notes. */
const close = { NOTE: HERE } as const

/** A decision is notified to its addressee, and a mistaken day of notification is corrected. */
const decidee = { ...close, NOTIFICATION: HERE, CORRECTION: HERE } as const

/** Where the judge signs, the decision is prepared instead of rendered. */
const aSigner = { PROJET_ORDONNANCE: 'A_SIGNER' } as const

/** Demandes before the decision, and a project of rejection: each interrupts the stage, then restores it. */
const demandes = { DEMANDE: 'ATTENTE_PIECES' } as const
const demandesOuRejet = { ...demandes, PROJET_REJET: 'PROJET_REJET' } as const

/** While the file waits for the declarant, the acts of the prefect are still recorded. */
const prefet = {
  COMMUNICATION_PREFET: BENEATH,
  REPONSE_PREFET: BENEATH,
  OPPOSITION_PREFET: BENEATH,
  LEVEE_OPPOSITION: BENEATH,
} as const

const attentes = {
  ATTENTE_PIECES: { ...suivi, ...prefet, REPONSE: 'PIECES_RECUES', RETRAIT_DEMANDE: RETOUR },
  PIECES_RECUES: { ...suivi, ...prefet, VALIDATION: RETOUR, REOUVERTURE: 'ATTENTE_PIECES', RETRAIT_DEMANDE: RETOUR },
  PROJET_REJET: {
    ...suivi,
    LEVEE_OPPOSITION: BENEATH,
    REPONSE: 'OBSERVATIONS',
    RECEPTION_OBSERVATIONS: 'OBSERVATIONS',
    ABANDON_REJET: RETOUR,
  },
  OBSERVATIONS: {
    ...suivi,
    ...aSigner,
    LEVEE_OPPOSITION: BENEATH,
    REPONSE: HERE,
    RECEPTION_OBSERVATIONS: HERE,
    ABANDON_REJET: RETOUR,
    REJET: 'REJETEE',
  },
} as const

/**
 * After the registration, the court publishes a creation only. It asks for the payment of the newspaper, sends it the notice, then records
 * the publication (CPC annex art. 30-10).
 */
const publication = {
  ATTENTE_PAIEMENT_JAL: { REPONSE: 'PAIEMENT_RECU', RETRAIT_DEMANDE: 'INSCRITE' },
  PAIEMENT_RECU: { VALIDATION: 'AVIS_AU_JOURNAL', REOUVERTURE: 'ATTENTE_PAIEMENT_JAL', RETRAIT_DEMANDE: 'INSCRITE' },
  AVIS_AU_JOURNAL: { AVIS_FIN_PUBLICATION: 'AVIS_ENVOYE' },
  AVIS_ENVOYE: { CONSTAT_PUBLICATION: 'PUBLIEE' },
  // Already published: the act itself refuses a second publication, and a mistaken one is corrected here.
  PUBLIEE: { CONSTAT_PUBLICATION: HERE },
} as const

/**
 * The file waits for the judge (docs/decisions/0076). An act that changes what the judge would sign returns the file to the clerk. Other
 * acts leave it there, and warn a judge who had already read it. Its holder may change: any clerk of the court may take a decision back.
 */
const signature = {
  ...ouverte,
  PRISE_EN_CHARGE: HERE,
  REMISE: HERE,
  REPRISE_DOSSIER: HERE,
  CONTESTATION: RETOUR,
  REPONSE: RETOUR,
  CORRECTION: RETOUR,
  RETRAIT_PROJET: RETOUR,
  RETOUR_AU_GREFFE: RETOUR,
  INSCRIPTION: 'INSCRITE',
  REJET: 'REJETEE',
} as const

const parentheses: ProcedureRequete['parentheses'] = [['ATTENTE_PIECES', 'PIECES_RECUES'], ['PROJET_REJET', 'OBSERVATIONS'], ['A_SIGNER']]

/** Procedure with the prefect, who has six weeks to oppose: creations and new statutes (CCL art. 59 to 63 and 71). */
export const procedureWithPrefet: ProcedureRequete = {
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

/**
 * Paper statutes may come by mail at any time, even once the request is decided or withdrawn; the court sends back what it received
 * (STAFF-05).
 */
const papier = { ...close, RECEPTION_STATUTS: HERE, RENVOI_STATUTS: HERE, CORRECTION: HERE } as const
const papierEtDecidee = { ...papier, ...decidee } as const

/**
 * Procedure of a creation: the one with the prefect, plus its signed paper statutes, which do not affect the decision (FINAL-04,
 * docs/decisions/0034).
 */
export const deCreation: ProcedureRequete = {
  ...procedureWithPrefet,
  table: {
    PRE_ENREGISTREE: { ...procedureWithPrefet.table.PRE_ENREGISTREE, ...papier },
    EXAMEN: { ...procedureWithPrefet.table.EXAMEN, ...papier },
    COMMUNIQUEE_PREFET: { ...procedureWithPrefet.table.COMMUNIQUEE_PREFET, ...papier },
    OPPOSITION: { ...procedureWithPrefet.table.OPPOSITION, ...papier },
    A_ORDONNER: { ...procedureWithPrefet.table.A_ORDONNER, ...papier },
    A_SIGNER: { ...papier, ...signature },
    ATTENTE_PIECES: { ...procedureWithPrefet.table.ATTENTE_PIECES, ...papier },
    PIECES_RECUES: { ...procedureWithPrefet.table.PIECES_RECUES, ...papier },
    PROJET_REJET: { ...procedureWithPrefet.table.PROJET_REJET, ...papier },
    OBSERVATIONS: { ...procedureWithPrefet.table.OBSERVATIONS, ...papier },
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

/** The stages in which a reply may come, late or not: those of a creation, which has all the stages. */
export const etapesEnAttente: readonly Etape[] = (Object.keys(deCreation.table) as Etape[]).filter(
  (etape) => deCreation.table[etape].REPONSE !== undefined,
)

/** Procedure without the prefect: the direction, the contact addresses, the end of an association. */
export const procedureWithoutPrefet: ProcedureRequete = {
  // Older demonstration data rejected invented requests at once: such journals are read, but no longer produced (actes/rejet.ts).
  // The month to examine (CPC annex art. 30-2) concerns only what goes to the prefect.
  delais: ['RECEPISSE'],
  table: { ...procedureWithPrefet.table, EXAMEN: { ...suivi, ...demandesOuRejet, ...aSigner, INSCRIPTION: 'INSCRITE', REJET: 'REJETEE' } },
  parentheses,
}
