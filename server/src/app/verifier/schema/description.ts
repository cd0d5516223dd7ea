import { readFile } from 'node:fs/promises'
import type { SchemaObjet } from './objets-sql.ts'

/** The schema made by the migrations and the start of the server, one object per line. Written by `description.test.ts` with `-u`. */
export const fichierDescription = new URL('description.jsonl', import.meta.url)

export const writeDescription = (objets: readonly SchemaObjet[]): string =>
  objets.map(({ genre, table, nom, definition }) => `${JSON.stringify([genre, table, nom, definition])}\n`).join('')

export const readDescription = async (): Promise<SchemaObjet[]> =>
  (await readFile(fichierDescription, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [genre, table, nom, definition] = JSON.parse(line) as [SchemaObjet['genre'], string, string, string]
      return { genre, table, nom, definition, actif: true }
    })
