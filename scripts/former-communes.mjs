/**
 * Writes server/reference/anciennes-communes.csv: the names that communes of Bas-Rhin, Haut-Rhin and Moselle have had since 1943
 * and that `@etalab/decoupage-administratif` no longer gives. Its version 0.5.1 is the last that holds INSEE's history of communes.
 *
 *   npm pack @etalab/decoupage-administratif@0.5.1 && tar xzf etalab-*.tgz && node scripts/former-communes.mjs package/data
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('Say the folder that holds historique-communes.json.')
const read = (path) => JSON.parse(readFileSync(path, 'utf8'))
const of = (code) => ['57', '67', '68'].includes(code.slice(0, 2))

const history = read(join(folder, 'historique-communes.json')).filter(({ code }) => of(code))
const byId = new Map(history.map((each) => [each.id, each]))
const today = read(
  createRequire(new URL('../server/', import.meta.url)).resolve('@etalab/decoupage-administratif/data/communes.json'),
).filter(({ code }) => of(code))
const current = new Map(today.filter(({ type }) => type === 'commune-actuelle').map(({ code, nom }) => [code, nom]))
const given = new Set(today.map(({ code, chefLieu, nom }) => `${chefLieu ?? code} ${nom}`))

/** The INSEE code of the commune of today that a step of the history became. */
const became = (step) => {
  const next = byId.get(step.successeur ?? step.pole)
  return next ? became(next) : step.code
}

const rows = history
  .map((step) => [became(step), step.nom])
  .filter(([code, nom]) => current.has(code) && !given.has(`${code} ${nom}`))
  .map((row) => row.join(';'))
const lines = [...new Set(rows)].toSorted()
writeFileSync(new URL('../server/reference/anciennes-communes.csv', import.meta.url), `${['code_insee;ancienne', ...lines].join('\n')}\n`)
