import { linesOf } from '../core/fields.ts'
import type { ShownChamp } from './champ-association.ts'
import { champsInformations } from './champs-association.ts'

/** Every field that the sheet shows under « Informations », in its order. Also used to compare two versions. */
export const shownChamps: readonly ShownChamp[] = linesOf<{ shown: ShownChamp | null }>(champsInformations).flatMap(({ line: { shown } }) =>
  shown ? [shown] : [],
)
