import type { ErreurChamp } from '../core/erreurs.ts'
import { formaterJour } from '../core/jour.ts'
import type { JourCalendaire } from '../core/jour.ts'
import { textes } from '../core/textes.ts'
import type { Situation } from './actes.ts'
import type { ActeDuGreffe } from './obstacles.ts'
import { textesGreffe } from './textes-greffe.ts'

/** The days an act must come after. */
export type JoursPasses = Pick<Situation, 'deposeeLe' | 'communiqueeLe' | 'reponseLe' | 'oppositionJusquau'>

const tropTot = (acte: ActeDuGreffe, le: JourCalendaire, situation: JoursPasses): string | null => {
  const { deposeeLe, communiqueeLe, reponseLe, oppositionJusquau } = situation
  if (le < deposeeLe) return textesGreffe.avantLeDepot(formaterJour(deposeeLe))
  if (acte === 'REPONSE_PREFET' && communiqueeLe && le < communiqueeLe)
    return textesGreffe.avantLaCommunication(formaterJour(communiqueeLe))
  if (acte !== 'INSCRIPTION') return null
  if (reponseLe) return le < reponseLe ? textesGreffe.avantLaReponse(formaterJour(reponseLe)) : null
  return oppositionJusquau && le <= oppositionJusquau ? textesGreffe.pendantLeDelai(formaterJour(oppositionJusquau)) : null
}

/** Whether an act may bear this legal day (`le`): neither to come, nor before what it follows (spec 1 §5, CCL art. 63). */
export const verifierDateActe = (
  acte: ActeDuGreffe,
  le: JourCalendaire,
  situation: JoursPasses,
  aujourdhui: JourCalendaire,
): ErreurChamp[] => {
  const motif = le > aujourdhui ? textes.dateFuture : tropTot(acte, le, situation)
  return motif ? [{ field: 'le', defaultMessage: motif }] : []
}
