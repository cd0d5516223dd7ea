import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database.ts'
import { ecrireDescription, fichierDescription, lireDescription } from './description.ts'
import { objetsDuSchema } from './objets-sql.ts'

const db = await testDatabase()

test('the committed description matches the schema of the migrations and of the server’s start; -u rewrites it', async () => {
  await expect(ecrireDescription(await objetsDuSchema(db))).toMatchFileSnapshot(fileURLToPath(fichierDescription))
})

test('the description is read back as it was written', async () => {
  expect(await lireDescription()).toEqual(await objetsDuSchema(db))
})
