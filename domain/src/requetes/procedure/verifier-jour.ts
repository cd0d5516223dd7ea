import type { ErreurChamp } from '../../core/erreurs.ts'
import { erreurDeJour, formaterJour } from '../../core/jour.ts'
import type { JourCalendaire } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { definitionDe } from '../actes/actes.ts'
import type { JoursPasses } from '../actes/definition.ts'
import type { ActeDuGreffe } from './obstacles.ts'

const motifDe = (acte: ActeDuGreffe, le: string, jours: JoursPasses, aujourdhui: JourCalendaire): string | null => {
  const erreur = erreurDeJour(le)
  if (erreur !== null) return erreur
  if (le > aujourdhui) return textes.dateFuture
  if (le < jours.deposeeLe) return textesGreffe.avantLeDepot(formaterJour(jours.deposeeLe))
  return definitionDe(acte).jour?.(le, jours) ?? null
}

/** Errors of the legal day of an act (`le`, as typed): not a day, in the future, or before a day it must follow (CCL art. 63). */
export const verifierJourActe = (acte: ActeDuGreffe, le: string, jours: JoursPasses, aujourdhui: JourCalendaire): ErreurChamp[] => {
  const motif = motifDe(acte, le, jours, aujourdhui)
  return motif ? [{ field: 'le', defaultMessage: motif }] : []
}
