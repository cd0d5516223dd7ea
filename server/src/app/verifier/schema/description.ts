import { readFile } from 'node:fs/promises'
import type { ObjetDuSchema } from './objets-sql.ts'

/** The schema made by the migrations and the start of the server, one object per line. Written by `description.test.ts` with `-u`. */
export const fichierDescription = new URL('description.jsonl', import.meta.url)

export const ecrireDescription = (objets: readonly ObjetDuSchema[]): string =>
  objets.map(({ genre, table, nom, definition }) => `${JSON.stringify([genre, table, nom, definition])}\n`).join('')

export const lireDescription = async (): Promise<ObjetDuSchema[]> =>
  (await readFile(fichierDescription, 'utf8'))
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [genre, table, nom, definition] = JSON.parse(line) as [ObjetDuSchema['genre'], string, string, string]
      return { genre, table, nom, definition, actif: true }
    })
