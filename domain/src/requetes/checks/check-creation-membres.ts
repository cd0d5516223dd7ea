import { countFondateurs, fondateursEnDouble } from '../../association/fondateurs.ts'
import type { Fondateurs } from '../../association/fondateurs.ts'
import type { Comite } from '../../association/membres.ts'
import { minDirection, minFondateurs } from '../../core/constants.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { textes } from '../../core/textes/common.ts'
import { textesRegles } from '../textes/regles.ts'

/** Errors of the members step: it needs a direction and seven founders (MEMB-14, CCL art. 56). */
export const manquesMembres = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => {
  const manques: ErreurChamp[] = []
  if (comite.physiques.length + comite.morales.length < minDirection) {
    manques.push({ field: 'membres.nombreDirection', defaultMessage: textesRegles.directionManquante })
  }
  const reste = minFondateurs - countFondateurs(comite, fondateurs)
  if (reste > 0) manques.push({ field: 'membres.nombre', defaultMessage: textesRegles.fondateursManquants(reste) })
  return manques
}

/** A form may not send members taken over from the paper register. */
const refusedReprises = ({ reprises }: Comite): ErreurChamp[] =>
  reprises.length > 0 ? [{ field: 'membres.reprises', defaultMessage: textes.valeurInvalide }] : []

export const checkCreationMembres = (comite: Comite, fondateurs: Fondateurs): ErreurChamp[] => [
  ...manquesMembres(comite, fondateurs),
  ...refusedReprises(comite),
  ...fondateursEnDouble(comite, fondateurs),
]
