import type { TypeDelivrance } from '../association/delivrances.ts'
import { textesActes } from '../requetes/textes-actes.ts'
import { textesExtrait } from './textes.ts'

/** The title each issued document bears, told to who checks its code (ACTION-10). */
export const titresDelivrance: Record<TypeDelivrance, string> = {
  EXTRAIT: textesExtrait.titre,
  CERTIFICAT_INSCRIPTION: textesActes.certificat.titre,
  ORDONNANCE: textesActes.ordonnance.titre,
  NOTIFICATION_DECISION: textesActes.notification.titre,
  RECEPISSE: textesActes.recepisse.titre,
}
