import type { TypeDocument } from '../core/documents.ts'
import { textesGreffeDocuments } from './textes-greffe-documents.ts'

const duTribunal: readonly string[] = [
  'ORDONNANCE',
  'CERTIFICAT_INSCRIPTION',
  'NOTIFICATION_DECISION',
  'ATTESTATION_INSCRIPTION',
  'AVIS_INSCRIPTON_PREFECTURE',
  'AVIS_FIN_PUBLICATION',
  'AVIS_FINS_PAIEMENT',
  'DEMANDE_PIECES',
  // Sent by persons too: the register rests on it whoever brought it (STAFF-14).
  'DECISION_JUDICIAIRE',
] satisfies TypeDocument[]

/**
 * What stands in the way of taking a document out of the register, or out of force: what the court decided or wrote cannot be unmade by
 * removing its paper, a later act replaces it. Empty: allowed.
 */
export const obstaclesAuRetrait = (type: string): string[] => (duTribunal.includes(type) ? [textesGreffeDocuments.acteDuTribunal] : [])
