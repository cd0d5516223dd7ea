import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { openDatabase } from '../../src/core/database.ts'
import { runInspectCommand } from './command.ts'
import { startPostgresql15 } from './postgresql-15.ts'
import { answersOf, close, filledRegister, questionsOn, replace, settledAnswers } from './register.ts'
import { patience } from '../../../scripts/patience.ts'

// The backup and the restore of docs/operations.md, with PostgreSQL 15 of Debian and its own programs.

const folder = await mkdtemp(join(tmpdir(), 'registre-dump-'))
const dump = join(folder, 'registre.dump')
const postgresql = await startPostgresql15()
afterAll(async () => {
  await postgresql.stop()
  await rm(folder, { recursive: true, force: true })
})
const world = await filledRegister(await postgresql.database())
const questions = await questionsOn(world)
const before = await settledAnswers(world, questions)
await postgresql.program('pg_dump', ['--format=custom', `--file=${dump}`, world.url])

const restore = async (file: string, ...options: string[]): Promise<string> => {
  const url = await postgresql.database()
  await postgresql.program('pg_restore', ['--exit-on-error', `--dbname=${url}`, ...options, file])
  return url
}

test('before the dump, the check finds nothing and the calls answer', async () => {
  expect(await runInspectCommand(world.url, world.settings.dataDir)).toMatchObject({
    code: 0,
    said: [expect.stringMatching(/ Écarts : 0\.$/)],
  })
  const answered = questions.filter(({ call, person }) => before[`${call}, ${person}`]?.startsWith('200'))
  expect(new Set(answered.map(({ call }) => call))).toEqual(new Set(questions.map(({ call }) => call)))
})

test(
  'a register dumped and restored into an empty database, with its files copied, answers every GET as before, and the check finds no difference',
  { timeout: 300_000 * patience },
  async () => {
    const url = await restore(dump)
    const office = await replace(world, url)
    expect(await answersOf(office.app, questions)).toEqual(before)
    expect(await runInspectCommand(url, office.settings.dataDir)).toMatchObject({
      code: 0,
      said: [expect.stringMatching(/ Écarts : 0\.$/)],
    })
    await close(office)
  },
)

test('a truncated dump is refused by pg_restore', async () => {
  const cut = join(folder, 'coupe.dump')
  const whole = await readFile(dump)
  await writeFile(cut, whole.subarray(0, Math.floor(whole.length * 0.6)))
  await expect(restore(cut)).rejects.toThrow('pg_restore: error')
})

test('a function that pg_dump cannot write is refused by pg_restore', async () => {
  const url = await restore(dump)
  const db = openDatabase(url, 1, 60_000)
  await sql
    .raw(
      `drop function invitation_vivante(invitation, date);
       create function invitation_vivante(invitation, jour date) returns boolean language sql immutable return ($1).statut = 'EN_ATTENTE'`,
    )
    .execute(db)
  await db.destroy()
  const unnamed = join(folder, 'sans-nom.dump')
  await postgresql.program('pg_dump', ['--format=custom', `--file=${unnamed}`, url])
  await expect(restore(unnamed)).rejects.toThrow('zero-length delimited identifier')
})

/** Restores the dump without one of its entries. */
const restoreWithout = async (entry: RegExp): Promise<string> => {
  const entries = (await postgresql.program('pg_restore', ['--list', dump])).split('\n')
  const kept = entries.filter((line) => !entry.test(line))
  expect(kept.length).toBe(entries.length - 1)
  const list = join(folder, 'liste')
  await writeFile(list, kept.join('\n'))
  return restore(dump, `--use-list=${list}`)
}

const without = {
  function: /FUNCTION public rattachement_vivant/,
  trigger: /TRIGGER public acte acte_immuable /,
  index: /INDEX public association_par_nom /,
  constraint: /CONSTRAINT public document document_association_fkey /,
  rows: /TABLE DATA public signataire /,
}

test.each([
  ['a function', without.function, 'La fonction rattachement_vivant(rattachement,date) manque.'],
  ['a trigger', without.trigger, 'Le déclencheur acte_immuable de la table acte manque.'],
  ['an index', without.index, "L'index association_par_nom de la table association manque."],
  ['a constraint', without.constraint, 'La contrainte document_association_fkey de document manque.'],
])('a dump without %s: the verifier says it, and ends with code 1', { timeout: 120_000 * patience }, async (_, entry, sentence) => {
  const { code, said } = await runInspectCommand(await restoreWithout(entry), world.settings.dataDir)
  expect([code, said]).toEqual([1, [sentence, expect.stringMatching(/ Écarts : 1\.$/)]])
})

test.each([
  ['the function of the rights: calls of a declarant fail', without.function, 'both', /^500 /],
  ['the rows of a table: a clerk reads something else', without.rows, 'clerk', /^200 /],
] as const)('a dump without %s', { timeout: 120_000 * patience }, async (_, entry, who, status) => {
  const office = await replace(world, await restoreWithout(entry))
  const theirs = questions.filter(({ person }) => person === who)
  const answers = Object.entries(await answersOf(office.app, theirs))
  expect(answers.filter(([question, answer]) => answer !== before[question] && status.test(answer))).not.toEqual([])
  await close(office)
})
