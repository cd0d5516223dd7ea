import { linesOf } from '../core/fields.ts'
import type { ChampAssociation, VersionInformations } from './champ-association.ts'
import { champsInformations } from './champs-association.ts'

type Colonne = NonNullable<ChampAssociation['searched']>

/** The values that the register's search indexes, by column. Any account may read them all. */
export const searchedColonnes = (informations: VersionInformations): Record<Colonne, string> =>
  Object.fromEntries(
    linesOf<ChampAssociation>(champsInformations).flatMap(({ line: { searched, shown } }) =>
      searched === null ? [] : [[searched, shown?.read({ ...informations, nonRepris: [] }) ?? '']],
    ),
  ) as Record<Colonne, string>
