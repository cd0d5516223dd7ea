import type { Readable } from '../core/fields.ts'
import { libelleCivilite } from '../core/personne.ts'
import { type ChampMembre, champsMorale, champsPhysique, type champsFondateurs, type champsMembres } from './champs-membre.ts'
import { rubriques, type RubriqueMembre, rubriquesMembre } from './rubriques-membre.ts'

/** Lists of persons as a reader is given them: what they may not read is absent. */
export type MembresLisibles = { [C in keyof typeof champsMembres]: Readable<(typeof champsMembres)[C]>[] }
export type FondateursLisibles = { [C in keyof typeof champsFondateurs]: Readable<(typeof champsFondateurs)[C]>[] }
/** What of a member is told: a filing says it without a uuid. */
export type MembreDit = Omit<Readable<typeof champsPhysique>, 'uuid'> | Omit<Readable<typeof champsMorale>, 'uuid'>

/** A member of the direction as compared between two versions: each thing said of it, by its name. */
export interface MembreLu {
  uuid: string
  fonction: string
  identite: string
  /** What is told of it, in words; null when not said or not readable. */
  dit: Readonly<Record<RubriqueMembre, string | null>>
}

type Lines = Readonly<Record<string, ChampMembre | { fields: Readonly<Record<string, ChampMembre>> }>>

const wordsOf = ({ say }: ChampMembre, value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return say ? say(value as never) : String(value)
}

/** Lines of what is said under a heading; what its glue joins stands on one line. */
const linesUnder = (lines: Lines, rubrique: RubriqueMembre, value: Readonly<Record<string, unknown>>): string[] => {
  const parts = Object.entries(lines).flatMap(([name, line]): { texts: string[]; glue?: string }[] => {
    if ('fields' in line) return [{ texts: linesUnder(line.fields, rubrique, (value[name] ?? {}) as Record<string, unknown>) }]
    const words = line.compared === rubrique ? wordsOf(line, value[name]) : null
    return words === null ? [] : [{ texts: [words], ...(line.glue !== undefined && { glue: line.glue }) }]
  })
  const result: string[] = []
  let glue: string | undefined
  for (const { texts, glue: next } of parts) {
    if (texts.length === 0) continue
    const [first = '', ...rest] = texts
    if (glue === undefined) result.push(first)
    else result.push(`${result.pop() ?? ''}${glue}${first}`)
    result.push(...rest)
    glue = next
  }
  return result
}

/** What is told of a member under a heading, line by line. */
export const lignesDe = (membre: MembreDit, rubrique: RubriqueMembre): string[] =>
  linesUnder('denomination' in membre ? champsMorale : champsPhysique, rubrique, membre)

const dit = (membre: MembreDit): MembreLu['dit'] =>
  Object.fromEntries(rubriques.map(([rubrique]) => [rubrique, lignesDe(membre, rubrique).join(', ') || null])) as MembreLu['dit']

/** What a column of the direction's table says of a member. */
export const colonneDe = (membre: MembreDit, colonne: (typeof rubriquesMembre)[RubriqueMembre]['colonne']): string[] =>
  rubriques.flatMap(([rubrique, { colonne: sienne, phrase }]) =>
    sienne === colonne
      ? lignesDe(membre, rubrique).flatMap((ligne): string[] => {
          const said = phrase ? phrase(ligne) : ligne
          return said === null ? [] : [said]
        })
      : [],
  )

/** The members whose identity the register keeps through versions, those of the paper register aside. */
export const membresLus = ({ physiques, morales }: Pick<MembresLisibles, 'physiques' | 'morales'>): MembreLu[] =>
  [...physiques, ...morales].map((membre) => {
    const lu = dit(membre)
    return { uuid: membre.uuid, fonction: membre.fonction, identite: lu.identite ?? '', dit: lu }
  })

/** Those of the direction who found the association, as the other founders are told. */
export const fondateursDe = ({ physiques, morales }: Pick<MembresLisibles, 'physiques' | 'morales'>): FondateursLisibles => ({
  physiques: physiques.filter(({ estFondateur }) => estFondateur),
  morales: morales.filter(({ estFondateur }) => estFondateur),
})

/** The other founders, in words. */
export const fondateursLus = ({ physiques, morales }: FondateursLisibles): string[] => [
  ...physiques.map(({ civilite, prenom, nom }) => `${libelleCivilite(civilite)} ${prenom} ${nom}`),
  ...morales.map(({ denomination, formeJuridique }) => `${denomination} (${formeJuridique})`),
]

/** What the paper register says of those taken over from it, where it may be read. */
export const reprisesLues = ({ reprises }: Pick<MembresLisibles, 'reprises'>): string[] =>
  reprises.flatMap(({ description }) => (description === undefined ? [] : [description]))
