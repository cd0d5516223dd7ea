import type { Radiation } from '../../association/radiation.ts'
import type { PreviousVersion } from '../../association/version.ts'
import { oldPublicationAfter } from '../../core/constants.ts'
import type { ErreurChamp } from '../../core/erreurs.ts'
import { addJours } from '../../core/jour.ts'
import type { Jour } from '../../core/jour.ts'
import { textes } from '../../core/textes/common.ts'

/** Errors of a radiation: the dissolution must be past, and the liquidators discharged (RADIA-03, CCL art. 79-I). */
export const checkRadiation = ({ dateDissolution, quitus }: Radiation, aujourdhui: Jour): ErreurChamp[] => [
  ...(dateDissolution > aujourdhui ? [{ field: 'radiation.dateDissolution', defaultMessage: textes.dateFuture }] : []),
  ...(quitus ? [] : [{ field: 'radiation.quitus', defaultMessage: textes.champObligatoire }]),
]

/**
 * The registered day of the dissolution, when a radiation declares another. The registered day stays, and both are shown. Null when they
 * agree.
 */
export const otherRegistreDate = (
  { dateDissolution }: Pick<Radiation, 'dateDissolution'>,
  avant: Pick<PreviousVersion, 'informations'> | null,
): Jour | null => {
  const auRegistre = avant?.informations.dateDissolution ?? null
  return auRegistre === null || auRegistre === dateDissolution ? null : auRegistre
}

interface PublishedItem {
  type: string
  sousType: string | null
  date: string | null
}

/**
 * Whether the dissolution was published more than 365 days ago, according to the register or an annexe (ANNEX-13, CCL art. 51). It prevents
 * nothing: the declarant and the court are only warned.
 */
export const isPublicationOverAYearOld = (documents: readonly PublishedItem[], avant: PreviousVersion | null, aujourdhui: Jour): boolean =>
  [
    avant?.informations.dateDissolutionJAL ?? null,
    ...documents.flatMap(({ type, sousType, date }) => (type === 'EXTRAIT_PUB_JAL' && sousType === 'PUBDIS' ? [date] : [])),
  ].some((le) => le !== null && addJours(le, oldPublicationAfter) < aujourdhui)
