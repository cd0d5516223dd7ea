import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { falsify } from '../../../test/falsify.ts'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { runInspectCommand } from '../../../test/restore/command.ts'
import { ensureDatabase } from '../../core/database.ts'

const office = await testOffice()
const { db, settings } = office

test('the command prints the summary and succeeds; after tampering it prints what changed and exits with code 1', async () => {
  const { numero } = (await submitDepot(office, await someone(office))).json<{ numero: string }>()
  const sum = (ecarts: number) =>
    expect.stringMatching(
      `^Objets de la base : [\\d ]+\\. Lignes du journal : 1\\. Dépôts : 1\\. Versions : 0\\. Fichiers : 3\\. Écarts : ${ecarts}\\.$`,
    )
  expect(await runInspectCommand(office.url, settings.dataDir)).toMatchObject({ code: 0, said: [sum(0)] })
  await falsify(db, `update requete set depot = jsonb_set(depot, '{commentaire}', '"Autre"')`)
  expect(await runInspectCommand(office.url, settings.dataDir)).toMatchObject({
    code: 1,
    said: [`Requête ${numero} : le contenu enregistré n'est plus celui qui a été déposé.`, sum(1)],
  })
})

test('a database that the server has not migrated is left as it is', async () => {
  const url = await ensureDatabase(inject('postgres'), `vide_${randomBytes(6).toString('hex')}`)
  const { code, failed } = await runInspectCommand(url, settings.dataDir)
  expect([code, failed.at(-1)]).toEqual([
    1,
    "La base de données n'est pas au niveau de ce logiciel : démarrez d'abord le serveur, qui la met à jour.",
  ])
})
