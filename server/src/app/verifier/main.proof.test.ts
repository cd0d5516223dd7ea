import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { falsifier } from '../../../test/falsifier.ts'
import { deposer } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { ensureDatabase } from '../../core/database.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const office = await testOffice()
const { db, settings } = office

const lines = (text: string) =>
  text
    .replaceAll(/\u00a0|\u202f/g, ' ')
    .trim()
    .split('\n')
const run = (url = office.url) =>
  new Promise<{ code: number | string | null | undefined; said: string[]; failed: string[] }>((resolve) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: settings.dataDir }
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: lines(stdout), failed: lines(stderr) }),
    )
  })

test('the command says the sum and ends well, says what was tampered with and ends with code 1', async () => {
  const { numero } = (await deposer(office, await someone(office))).json<{ numero: string }>()
  const somme = (ecarts: number) =>
    expect.stringMatching(
      `^Objets de la base : \\d \\d{3}\\. Lignes du journal : 1\\. Dépôts : 1\\. Versions : 0\\. Fichiers : 3\\. Écarts : ${ecarts}\\.$`,
    )
  expect(await run()).toMatchObject({ code: 0, said: [somme(0)] })
  await falsifier(db, `update requete set depot = jsonb_set(depot, '{commentaire}', '"Autre"')`)
  expect(await run()).toMatchObject({
    code: 1,
    said: [`Requête ${numero} : le contenu enregistré n'est plus celui qui a été déposé.`, somme(1)],
  })
})

test('a database that the server has not brought to date is left as it is', async () => {
  const url = await ensureDatabase(inject('postgres'), `vide_${randomBytes(6).toString('hex')}`)
  const { code, failed } = await run(url)
  expect([code, failed.at(-1)]).toEqual([
    1,
    "La base de données n'est pas au niveau de ce logiciel : démarrez d'abord le serveur, qui la met à jour.",
  ])
})
