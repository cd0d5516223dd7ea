import { linesOf } from '../core/fields.ts'
import type { ChampLu } from './champ-association.ts'
import { champsInformations } from './champs-association.ts'

/** Every field that the sheet shows under « Informations », in its order. Also used to compare two versions. */
export const champsLus: readonly ChampLu[] = linesOf<{ shown: ChampLu | null }>(champsInformations).flatMap(({ line: { shown } }) =>
  shown ? [shown] : [],
)
