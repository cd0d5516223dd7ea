import type { ErreurChamp } from '../../core/erreurs.ts'
import { erreurDeJour, formatJour } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { definitionDe } from '../actes/actes.ts'
import type { JoursPasses } from '../actes/definition.ts'
import type { GreffeActe } from './obstacles.ts'

const motifDe = (acte: GreffeActe, le: string, jours: JoursPasses, aujourdhui: Jour): string | null => {
  const erreur = erreurDeJour(le)
  if (erreur !== null) return erreur
  if (le > aujourdhui) return textes.dateFuture
  if (le < jours.deposeeLe) return textesGreffe.avantLeDepot(formatJour(jours.deposeeLe))
  return definitionDe(acte).jour?.(le, jours) ?? null
}

/** Errors of the legal day of an act (`on`, as typed): not a day, in the future, or before a day it must follow (CCL art. 63). */
export const checkJourActe = (acte: GreffeActe, le: string, jours: JoursPasses, aujourdhui: Jour): ErreurChamp[] => {
  const motif = motifDe(acte, le, jours, aujourdhui)
  return motif ? [{ field: 'le', defaultMessage: motif }] : []
}
