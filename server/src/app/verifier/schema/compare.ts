import { textesSchema as textes } from 'domain/app/textes/schema'
import type { SchemaObjet } from './objets-sql.ts'

const cle = ({ genre, table, nom }: SchemaObjet): string => JSON.stringify([genre, table, nom])

/** A longer definition is not printed in a sentence. */
const lisible = 200

/** Compares the objects of a database with the description, both ways. Yields one sentence per difference. */
export function* compareObjets(trouves: readonly SchemaObjet[], attendus: readonly SchemaObjet[]): Generator<string> {
  const parCle = new Map(trouves.map((objet) => [cle(objet), objet]))
  const manquantes = missingTables(attendus, trouves)
  for (const attendu of attendus) {
    // One sentence reports a missing table with all its objects.
    if (manquantes.has(attendu.table)) continue
    const trouve = parCle.get(cle(attendu))
    if (!trouve) yield textes.manque(attendu)
    else if (!trouve.actif) yield textes.inactif(attendu)
    else if (trouve.definition !== attendu.definition) yield changement(trouve, attendu)
  }
  const attendues = new Set(attendus.map(cle))
  const enTrop = missingTables(trouves, attendus)
  for (const trouve of trouves) {
    // Operators may add extensions.
    if (attendues.has(cle(trouve)) || enTrop.has(trouve.table) || trouve.genre === 'extension') continue
    yield textes.enTrop(trouve)
  }
}

/** Names of the tables and views of the first list that are missing from the second. */
const missingTables = (deCeux: readonly SchemaObjet[], chez: readonly SchemaObjet[]): ReadonlySet<string> => {
  const connues = new Set(chez.map(cle))
  return new Set(
    deCeux.filter((objet) => (objet.genre === 'table' || objet.genre === 'vue') && !connues.has(cle(objet))).map(({ nom }) => nom),
  )
}

const changement = (trouve: SchemaObjet, attendu: SchemaObjet): string =>
  attendu.genre === 'fonction' || Math.max(trouve.definition.length, attendu.definition.length) > lisible
    ? textes.change(attendu)
    : textes.changeEn(attendu, trouve.definition, attendu.definition)
