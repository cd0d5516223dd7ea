import { textesSchema as textes } from 'domain/app/textes/schema'
import type { Db } from '../../../core/database.ts'
import { numberedNames } from '../../../core/migrate.ts'
import type { Bilan } from '../bilan.ts'
import { comparerObjets } from './comparer.ts'
import { lireDescription } from './description.ts'
import { appartenances, droitsChanges, type Droit } from './droits-sql.ts'
import { migrationsFaites } from './migrations-sql.ts'
import { type ObjetDuSchema, objetsDuSchema } from './objets-sql.ts'

/**
 * Compares the schema of the database with what the migrations and the start of the server make. Throws at its end when a table or a column
 * is missing, since the queries on the data would fail.
 */
export async function* verifierSchema(db: Db, bilan: Bilan): AsyncGenerator<string> {
  const [trouves, attendus] = [await objetsDuSchema(db), await lireDescription()]
  bilan.objets += trouves.length
  yield* comparerObjets(trouves, attendus)
  for (const droit of await droitsChanges(db)) yield direDroit(droit)
  for (const { role, attendu, ...objet } of await appartenances(db)) yield textes.droit.proprietaire(objet, role, attendu)
  const lus = new Set(trouves.filter(estLu).map(cleDe))
  if (!attendus.filter(estLu).every((objet) => lus.has(cleDe(objet)))) throw new Error(textes.illisible)
  yield* comparerMigrations(await numberedNames(), await migrationsFaites(db))
}

const estLu = ({ genre }: ObjetDuSchema): boolean => genre === 'table' || genre === 'vue' || genre === 'colonne'
const cleDe = ({ table, nom }: ObjetDuSchema): string => `${table}/${nom}`

function* comparerMigrations(connues: readonly string[], faites: readonly string[]): Generator<string> {
  for (const nom of connues) if (!faites.includes(nom)) yield textes.migration.manque(nom)
  for (const nom of faites) if (!connues.includes(nom)) yield textes.migration.inconnue(nom)
}

const direDroit = ({ role, droit, transmissible, sens, ...objet }: Droit): string => {
  const nom = transmissible ? textes.droit.transmissible(droit) : droit
  if (role === null) return sens === 'ACCORDE' ? textes.droit.accordeATous(nom, objet) : textes.droit.retireATous(nom, objet)
  return sens === 'ACCORDE' ? textes.droit.accorde(nom, objet, role) : textes.droit.retire(nom, objet, role)
}
