import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { testDatabase } from '../../../../test/database.ts'
import { writeDescription, fichierDescription, readDescription } from './description.ts'
import { schemaObjets } from './objets-sql.ts'

const db = await testDatabase()

test('the committed description matches the schema of the migrations and of the server’s start; -u rewrites it', async () => {
  await expect(writeDescription(await schemaObjets(db))).toMatchFileSnapshot(fileURLToPath(fichierDescription))
})

test('the description is read back as it was written', async () => {
  expect(await readDescription()).toEqual(await schemaObjets(db))
})
