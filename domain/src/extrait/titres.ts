import type { TypeDelivrance } from '../association/delivrances.ts'
import { textesDocuments } from '../core/textes-documents.ts'
import { textesDesActes } from '../requetes/actes/textes.ts'
import { textesActes } from '../requetes/textes-actes.ts'
import { textesExtrait } from './textes.ts'

/** The title each issued document bears, told to who checks its code (ACTION-10). */
export const titresDelivrance: Record<TypeDelivrance, string> = {
  EXTRAIT: textesExtrait.titre,
  CERTIFICAT_INSCRIPTION: textesActes.certificat.titre,
  ATTESTATION_INSCRIPTION: textesDocuments.types.ATTESTATION_INSCRIPTION,
  ORDONNANCE: textesActes.ordonnance.titre,
  NOTIFICATION_DECISION: textesActes.notification.titre,
  RECEPISSE: textesActes.recepisse.titre,
  DEMANDE_PIECES: textesDocuments.types.DEMANDE_PIECES,
  AVIS_FINS_PAIEMENT: textesDocuments.types.AVIS_FINS_PAIEMENT,
  AVIS_FIN_PUBLICATION: textesDocuments.types.AVIS_FIN_PUBLICATION,
  PROJET_REJET: textesDesActes.PROJET_REJET.nom,
}
