import type { SearchTexte } from 'domain/registre/search-texte'
import { debut, type Bind } from './filtres.ts'

/** Associations that match a text equally well: their common condition, and their rank among the classes, lowest first. */
interface MatchClass {
  condition: string
  rang: string
}

/** How to search a text: one condition for any sort, and the same in classes, the best one first, for relevance. */
export interface Correspondance {
  condition: string
  /** Condition on the paper register: the indexes that a walk reads hold none of its columns. */
  papier: string | null
  classes: () => MatchClass[]
}

/** A word and its placeholder in the statement. */
interface BoundMot {
  mot: string
  place: string
}

const chiffres = /^\d{2,5}$/

/** Condition that every word is found in the name, the commune or the beginning of the postal code. */
const everywhere = (mots: readonly (readonly BoundMot[])[], lier: Bind): string =>
  mots
    .map((variantes) => {
      const ou = variantes.flatMap(({ mot, place }) => [
        `recherche_nom like motif_de_mot(${place})`,
        ...(mot.length > 1 ? [`recherche_commune like motif_de_mot(${place})`] : []),
        ...(chiffres.test(mot) ? [`recherche_code_postal like ${lier(debut(mot))}`] : []),
      ])
      return ou.length > 1 ? `(${ou.join(' or ')})` : ou.join('')
    })
    .join(' and ')

/** Builds the exact matches of a text: a number, a name, a commune, a volume (docs/decisions/0027). */
export const correspondance = ({ texte, mots, numero, reference }: SearchTexte, lier: Bind): Correspondance => {
  const entier = lier(texte)
  const lies = mots.map((mot) => ({ mot, place: lier(mot) }))
  const deNumero = numero
    ? [
        `numero collate "C" = ${lier(numero.slice(0, 3) + numero.slice(3).padStart(6, '0'))}`,
        `numero collate "C" like ${lier(debut(numero))}`,
      ]
    : []
  const dOrdre = [
    `tri_nom = left(sans_accents(${entier}), 250)`,
    // Not LIKE: the planner would choose the index of letters, which holds nearly every row for a single letter.
    `tri_nom ^@ sans_accents(${entier})`,
  ]
  const deMots = [
    lies.map(({ mot, place }) => `recherche_nom like ${mot.length > 2 ? 'debuts_de_mots' : 'motif_de_mot'}(${place})`).join(' and '),
    lies.map(({ place }) => `recherche_nom like motif_de_mot(${place})`).join(' and '),
  ]
  const large = everywhere(
    lies.map((lie) => [lie]),
    lier,
  )
  const papier = reference
    ? [['volume', reference.volume] as const, ['folio', reference.folio] as const].flatMap(([champ, valeur]) =>
        valeur ? [`upper(${champ}) = upper(${lier(valeur)})`] : [],
      )
    : []
  const duPapier = papier.length > 0 ? [papier.join(' and ')] : []
  return {
    condition: [...deNumero, ...dOrdre, `(${large})`].join(' or '),
    papier: duPapier[0] ?? null,
    // A word of one or two letters always begins a word: some classes are then equal and are searched once.
    classes: () =>
      [...new Set([...deNumero, ...dOrdre, ...deMots, large, ...duPapier])].map((condition, rang) => ({ condition, rang: String(rang) })),
  }
}

/** Builds the approximate matches: each typed word or a word close to it, the closest names first. */
export const ressemblance = (texte: string, mots: readonly (readonly string[])[], lier: Bind): Correspondance => {
  const condition = everywhere(
    mots.map((variantes) => variantes.map((mot) => ({ mot, place: lier(mot) }))),
    lier,
  )
  return {
    condition,
    papier: null,
    classes: () => [{ condition, rang: `1 - word_similarity(fold(${lier(texte)}), recherche_nom || recherche_commune)` }],
  }
}

/**
 * Builds the matches `m` of one statement, with ids and sort keys only: the best classes first, each sorted by name. A class is skipped
 * when those before it exceed the cap, which no page passes.
 */
export const byPertinence = (classes: readonly MatchClass[], filtres: readonly string[], plafond: number): string => {
  const ctes = classes.map(({ condition, rang }, place) => {
    const avant = classes.slice(0, place)
    const assez = avant.map((_, autre) => `(select count(*) from c${autre})`).join(' + ')
    const where = [
      ...filtres,
      `(${condition})`,
      ...avant.map((autre) => `not (${autre.condition})`),
      ...(assez ? [`${assez} <= ${plafond}`] : []),
    ]
    return `c${place} as materialized (select ${rang} as rang, numero collate "C" as numero, tri_nom as cle from association
      where ${where.join(' and ')} order by tri_nom, numero collate "C" limit ${plafond + 1})`
  })
  const m = classes.map((_, place) => `select * from c${place}`).join(' union all ')
  return `${ctes.join(', ')}, m as materialized (${m})`
}
