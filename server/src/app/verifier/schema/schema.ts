import { textesSchema as textes } from 'domain/app/textes/schema'
import type { Db } from '../../../core/database.ts'
import { numberedNames } from '../../../core/migrate.ts'
import type { Bilan } from '../bilan.ts'
import { compareObjets } from './compare.ts'
import { readDescription } from './description.ts'
import { appartenances, droitsChanges, type Droit } from './droits-sql.ts'
import { appliedMigrations } from './migrations-sql.ts'
import { type SchemaObjet, schemaObjets } from './objets-sql.ts'

/**
 * Compares the schema of the database with what the migrations and the start of the server make. Throws at its end when a table or a column
 * is missing, since the queries on the data would fail.
 */
export async function* checkSchema(db: Db, bilan: Bilan): AsyncGenerator<string> {
  const [trouves, attendus] = [await schemaObjets(db), await readDescription()]
  bilan.objets += trouves.length
  yield* compareObjets(trouves, attendus)
  for (const droit of await droitsChanges(db)) yield droitSentence(droit)
  for (const { role, attendu, ...objet } of await appartenances(db)) yield textes.droit.proprietaire(objet, role, attendu)
  const lus = new Set(trouves.filter(isRead).map(cleDe))
  if (!attendus.filter(isRead).every((objet) => lus.has(cleDe(objet)))) throw new Error(textes.illisible)
  yield* compareMigrations(await numberedNames(), await appliedMigrations(db))
}

const isRead = ({ genre }: SchemaObjet): boolean => genre === 'table' || genre === 'vue' || genre === 'colonne'
const cleDe = ({ table, nom }: SchemaObjet): string => `${table}/${nom}`

function* compareMigrations(connues: readonly string[], faites: readonly string[]): Generator<string> {
  for (const nom of connues) if (!faites.includes(nom)) yield textes.migration.manque(nom)
  for (const nom of faites) if (!connues.includes(nom)) yield textes.migration.inconnue(nom)
}

const droitSentence = ({ role, droit, transmissible, sens, ...objet }: Droit): string => {
  const nom = transmissible ? textes.droit.transmissible(droit) : droit
  if (role === null) return sens === 'ACCORDE' ? textes.droit.accordeATous(nom, objet) : textes.droit.retireATous(nom, objet)
  return sens === 'ACCORDE' ? textes.droit.accorde(nom, objet, role) : textes.droit.retire(nom, objet, role)
}
