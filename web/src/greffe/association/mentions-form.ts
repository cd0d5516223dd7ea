import { mentionsDe } from 'domain/association/mentions'
import type { Version } from 'domain/association/version'

/** Form values of the mentions of the register. */
export const mentionsSaisies = (version: Pick<Version, 'informations'>) => {
  const { dateInscriptionJAL, dateDissolutionJAL, reference, utilitePublique } = mentionsDe(version)
  return {
    dateInscriptionJAL: dateInscriptionJAL ?? '',
    dateDissolutionJAL: dateDissolutionJAL ?? '',
    reference: reference ?? '',
    utilitePublique,
  }
}
