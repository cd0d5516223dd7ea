import { folded, otherNames, sameNames } from 'domain/core/exemples-folding'
import { fold } from 'domain/core/folding'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { testDatabase } from '../../test/database.ts'

const db = await testDatabase()
const foldedBySql = async (texts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ text: string }>`select fold(text) as text
    from unnest(${[...texts]}::text[]) with ordinality as given (text, rank) order by rank`.execute(db)
  return rows.map(({ text }) => text)
}

test('[X-88] SQL folds the table of pairs as the domain does', async () => {
  const texts = [...sameNames, ...otherNames].flat()
  expect(await foldedBySql(texts)).toEqual(texts.map(fold))
  const ones = await foldedBySql(sameNames.map(([one]) => one))
  expect(ones).toEqual(await foldedBySql(sameNames.map(([, other]) => other)))
  const others = await foldedBySql(otherNames.map(([, other]) => other))
  const first = await foldedBySql(otherNames.map(([one]) => one))
  expect(first.filter((text, rank) => text === others[rank])).toEqual([])
  expect(await foldedBySql(folded.map(([text]) => text))).toEqual(folded.map(([, expected]) => expected))
})

test('SQL folds each character as the domain does, alone and between letters, and folding twice changes no more', async () => {
  // Leaves out the characters that Unicode has decomposed since the oldest PostgreSQL we run: PostgreSQL and Node each have their own
  // Unicode version.
  const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCodePoint(code + 1)).filter(
    (character) => character.isWellFormed() && /\p{Assigned}/u.test(character) && !/[\uA7F1-\uA7F4\uAB69]/.test(character),
  )
  for (const texts of [characters, characters.map((character) => `Sa${character}en st${character}avold`)]) {
    const bySql = await foldedBySql(texts)
    const differing = texts.filter((text, rank) => fold(text) !== bySql[rank])
    expect(differing.map((text) => [text, text.codePointAt(0)?.toString(16)])).toEqual([])
    expect(await foldedBySql(bySql)).toEqual(bySql)
  }
})

test('patterns made of a fold find what it folds to, at the beginning of words or anywhere', async () => {
  const { rows } = await sql<{ found: boolean }>`select ' ' || fold(name) like debuts_de_mots(typed) as found
    from unnest(${['Judo Saint-Avold', 'Judo Saint-Avold', 'Strasbourg', 'Müller & Fils']}::text[],
      ${['st avold', 'judo st avo', 'stra', 'muell']}::text[]) as given (name, typed)`.execute(db)
  expect(rows.map(({ found }) => found)).toEqual([true, true, true, true])
})
