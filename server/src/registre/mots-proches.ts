import { sql } from 'kysely'
import type { Db } from '../core/database.ts'

/** Share of common trigrams above which two words count as close (docs/decisions/0027). */
const assezProche = 0.4
/** Words nearly as close as the closest one are kept too, above this share of its score. */
const presqueAussiProche = 0.7
const auPlus = 5

/** Finds, for each word, the words of the register that share enough of its trigrams, the closest first. */
export const requeteDesMots = (mots: readonly string[]) => sql<{ proches: { mot: string; part: number }[] }>`
  select (
    select coalesce(json_agg(json_build_object('mot', mot, 'part', part) order by part desc, mot), '[]') from (
      select mot, similarity(mot, fold(saisi)) as part from mot_du_registre
      where mot % fold(saisi) and similarity(mot, fold(saisi)) >= ${assezProche} and saisi !~ '\\d'
      order by part desc, mot limit ${auPlus}
    ) as p
  ) as proches
  from unnest(${[...mots]}::text[]) with ordinality as s (saisi, rang) order by rang`

/**
 * Returns, for each typed word, itself and the close words of the register; null when a word has none, since nothing can then be found.
 * Words of one or two letters are dropped (« de », « l ») unless there is nothing else. Figures match no other figures.
 */
export const motsProches = async (db: Db, mots: readonly string[]): Promise<string[][] | null> => {
  const longs = mots.filter((mot) => mot.length > 2)
  if (longs.length === 0) return null
  const { rows } = await requeteDesMots(longs).execute(db)
  const variantes = rows.map(({ proches }, place) => {
    const retenus = proches.filter(({ part }) => part >= presqueAussiProche * (proches[0]?.part ?? 0))
    return [...new Set([longs[place] ?? '', ...retenus.map(({ mot }) => mot)])]
  })
  return variantes.some(({ length }) => length > 1) ? variantes : null
}
