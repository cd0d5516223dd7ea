import type { TypeDelivrance } from '../association/delivrances.ts'
import { titreDActe } from '../core/nom-document.ts'
import { textesDocuments } from '../core/textes/documents.ts'
import { textesDesActes } from '../requetes/textes/actes.ts'
import { textesActes } from '../requetes/textes/court-documents.ts'
import { textesExtrait } from './textes/common.ts'

const titres: Record<Exclude<TypeDelivrance, 'ORDONNANCE' | 'CERTIFICAT_INSCRIPTION'>, string> = {
  EXTRAIT: textesExtrait.titre,
  ATTESTATION_INSCRIPTION: textesDocuments.types.ATTESTATION_INSCRIPTION,
  NOTIFICATION_DECISION: textesActes.notification.titre,
  RECEPISSE: textesActes.recepisse.titre,
  DEMANDE_PIECES: textesDocuments.types.DEMANDE_PIECES,
  AVIS_FINS_PAIEMENT: textesDocuments.types.AVIS_FINS_PAIEMENT,
  AVIS_FIN_PUBLICATION: textesDocuments.types.AVIS_FIN_PUBLICATION,
  PROJET_REJET: textesDesActes.PROJET_REJET.nom,
}

/** The title printed on an issued document, shown when its code is checked (ACTION-10). `demarche`: the kind of request decided, if any. */
export const titreDelivrance = (type: TypeDelivrance, demarche: string | null): string =>
  type === 'ORDONNANCE' || type === 'CERTIFICAT_INSCRIPTION' ? titreDActe(type, demarche) : titres[type]
