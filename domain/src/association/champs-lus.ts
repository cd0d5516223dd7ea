import { linesOf } from '../core/fields.ts'
import type { ChampLu } from './champ-association.ts'
import { champsInformations } from './champs-association.ts'

/** Everything a sheet says of an association under « Informations », in its order: read there, and compared between two versions. */
export const champsLus: readonly ChampLu[] = linesOf<{ shown: ChampLu | null }>(champsInformations).flatMap(({ line: { shown } }) =>
  shown ? [shown] : [],
)
