import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fold } from 'domain/core/folding'
import { activitesInitiales } from 'domain/core/activite'

const folder = new URL('../../../reference/', import.meta.url)
const sources = {
  tribunaux: new URL('tribunaux.csv', folder),
  journaux: new URL('journaux.csv', folder),
  pays: new URL('pays.csv', folder),
  competence: new URL('competence.csv', folder),
  anciennes: new URL('anciennes-communes.csv', folder),
  communes: createRequire(import.meta.url).resolve('@etalab/decoupage-administratif/data/communes.json'),
  // The code counts as a source too: reading the same data another way gives other rows.
  reader: new URL(import.meta.url),
  loader: new URL('load.ts', import.meta.url),
}

/** Rows of a CSV of server/reference, by the names of its first line; an empty cell is null. */
type Row = Record<string, string | null>

export interface ParsedCommune {
  code_insee: string
  libelle: string
  code_postaux: string[]
  /** The court that keeps the register; null outside Alsace-Moselle. */
  tribunal: string | null
}

const rows = (csv: Buffer): Row[] => {
  const [head = '', ...lines] = csv.toString().trimEnd().split('\n')
  const names = head.split(';')
  return lines.map((line) => {
    const cells = line.split(';')
    return Object.fromEntries(names.map((name, at) => [name, cells[at] || null]))
  })
}

/** Opens the current files: their fingerprint, and their rows, parsed on demand. */
export const openReferenceFiles = async () => {
  const contents = Object.fromEntries(
    await Promise.all(Object.entries(sources).map(async ([name, file]) => [name, await readFile(file)])),
  ) as Record<keyof typeof sources, Buffer>
  const hash = createHash('sha256')
  for (const content of Object.values(contents)) hash.update(content).update('\0')
  hash.update(JSON.stringify(activitesInitiales))
  return {
    empreinte: hash.digest('hex'),
    tribunaux: () => rows(contents.tribunaux),
    journaux: () => rows(contents.journaux),
    pays: () => rows(contents.pays),
    competence: () => rows(contents.competence),
    communes: () => communes(contents.communes, rows(contents.competence)),
    anciennes: () => formerCommunes(contents.communes, rows(contents.anciennes)),
  }
}

interface PackageCommune {
  code: string
  nom: string
  type: string
  codesPostaux?: string[]
  chefLieu?: string
}

const parse = (json: Buffer): PackageCommune[] => JSON.parse(json.toString()) as PackageCommune[]

/** Other names that find a commune: delegated and associated communes of France, former communes of the three départements. */
const formerCommunes = (json: Buffer, disparues: Row[]) => {
  const all = parse(json)
  const own = new Map(all.filter(({ type }) => type === 'commune-actuelle').map(({ code, nom }) => [code, fold(nom)]))
  return [
    ...all.flatMap(({ nom, type, chefLieu }) =>
      type === 'commune-deleguee' || type === 'commune-associee' ? [{ code_insee: chefLieu ?? '', libelle: nom }] : [],
    ),
    ...disparues.map((row) => ({ code_insee: row['code_insee'] ?? '', libelle: row['ancienne'] ?? '' })),
  ].filter(({ code_insee: code, libelle }) => fold(libelle) !== own.get(code))
}

const communes = (json: Buffer, competence: Row[]): ParsedCommune[] => {
  const courts = new Map(competence.map((row) => [row['code_insee'], row['tribunal']]))
  return parse(json)
    .filter((one) => one.type === 'commune-actuelle')
    .map((one) => ({
      code_insee: one.code,
      libelle: one.nom,
      code_postaux: one.codesPostaux ?? [],
      tribunal: courts.get(one.code) ?? null,
    }))
}
