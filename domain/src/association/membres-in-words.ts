import type { Readable } from '../core/fields.ts'
import { libelleCivilite } from '../core/personne.ts'
import { type ChampMembre, champsMorale, champsPhysique, type champsFondateurs, type champsMembres } from './champs-membre.ts'
import { rubriques, type RubriqueMembre, rubriquesMembre } from './rubriques-membre.ts'

/** Lists of persons, without what their reader may not read. */
export type ReadableMembres = { [C in keyof typeof champsMembres]: Readable<(typeof champsMembres)[C]>[] }
export type ReadableFondateurs = { [C in keyof typeof champsFondateurs]: Readable<(typeof champsFondateurs)[C]>[] }
/** A member without a uuid, as a filing declares it. */
export type DeclaredMembre = Omit<Readable<typeof champsPhysique>, 'uuid'> | Omit<Readable<typeof champsMorale>, 'uuid'>

/** A member of the direction as compared between two versions: its values in words, by heading. */
export interface MembreInWords {
  uuid: string
  fonction: string
  identite: string
  /** Values in words; null when absent or not readable. */
  dit: Readonly<Record<RubriqueMembre, string | null>>
}

type Lines = Readonly<Record<string, ChampMembre | { fields: Readonly<Record<string, ChampMembre>> }>>

const wordsOf = ({ say }: ChampMembre, value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null
  return say ? say(value as never) : String(value)
}

/** The lines under a heading. `glue` joins values on one line. */
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

/** The lines of a member under a heading. */
export const lignesDe = (membre: DeclaredMembre, rubrique: RubriqueMembre): string[] =>
  linesUnder('denomination' in membre ? champsMorale : champsPhysique, rubrique, membre)

const tell = (membre: DeclaredMembre): MembreInWords['dit'] =>
  Object.fromEntries(rubriques.map(([rubrique]) => [rubrique, lignesDe(membre, rubrique).join(', ') || null])) as MembreInWords['dit']

/** The texts of a member in one column of the direction's table. */
export const colonneDe = (membre: DeclaredMembre, colonne: (typeof rubriquesMembre)[RubriqueMembre]['colonne']): string[] =>
  rubriques.flatMap(([rubrique, { colonne: sienne, phrase }]) =>
    sienne === colonne
      ? lignesDe(membre, rubrique).flatMap((ligne): string[] => {
          const said = phrase ? phrase(ligne) : ligne
          return said === null ? [] : [said]
        })
      : [],
  )

/** The members that the register identifies through versions, without those of the paper register. */
export const membresInWords = ({ physiques, morales }: Pick<ReadableMembres, 'physiques' | 'morales'>): MembreInWords[] =>
  [...physiques, ...morales].map((membre) => {
    const lu = tell(membre)
    return { uuid: membre.uuid, fonction: membre.fonction, identite: lu.identite ?? '', dit: lu }
  })

/** The founders of the direction, in the shape of the other founders. */
export const fondateursDe = ({ physiques, morales }: Pick<ReadableMembres, 'physiques' | 'morales'>): ReadableFondateurs => ({
  physiques: physiques.filter(({ estFondateur }) => estFondateur),
  morales: morales.filter(({ estFondateur }) => estFondateur),
})

/** The other founders, in words. */
export const listFondateurs = ({ physiques, morales }: ReadableFondateurs): string[] => [
  ...physiques.map(({ civilite, prenom, nom }) => `${libelleCivilite(civilite)} ${prenom} ${nom}`),
  ...morales.map(({ denomination, formeJuridique }) => `${denomination} (${formeJuridique})`),
]

/** The descriptions of members taken over from the paper register, when the reader may read them. */
export const reprisesInWords = ({ reprises }: Pick<ReadableMembres, 'reprises'>): string[] =>
  reprises.flatMap(({ description }) => (description === undefined ? [] : [description]))
