import { fullNom } from './homonymes.ts'
import type { Comite } from './membres.ts'

/** A function without accents, capitals or « (e) ». */
export const bareFonction = (texte: string): string =>
  texte
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)/gu, '')
    .trim()
    .toLowerCase()

/** « Président(e) » and « Présidente » are « Président »; « Vice-Président(e) » is not. */
export const isFonction = (fonction: string, masculin: string): boolean => {
  const attendue = bareFonction(masculin)
  return attendue !== '' && [attendue, `${attendue}e`].includes(bareFonction(fonction))
}

/**
 * Functions that most statutes give to one person. Two holders are lawful: the form asks, it never refuses. Written as `bareFonction`
 * returns them.
 */
const uniques = ['president', 'tresorier', 'secretaire'] as const

/** The usually single function that this text names, in any spelling; null for any other. */
export const fonctionUnique = (fonction: string): (typeof uniques)[number] | null =>
  uniques.find((unique) => isFonction(fonction, unique)) ?? null

interface FonctionEnDouble {
  fonction: string
  noms: string[]
  /** Whether the declarant confirmed all holders but one: the form does not ask about the first one typed. */
  confirmee: boolean
}

/** Usually single functions that several members hold, spelled as the first of them spells it. */
export const fonctionsEnDouble = ({ physiques, morales }: Pick<Comite, 'physiques' | 'morales'>): FonctionEnDouble[] =>
  uniques.flatMap((unique) => {
    const titulaires = [...physiques, ...morales].filter(({ fonction }) => isFonction(fonction, unique))
    const [premier] = titulaires
    if (!premier || titulaires.length === 1) return []
    const confirmee = titulaires.filter(({ fonctionConfirmee }) => fonctionConfirmee === true).length >= titulaires.length - 1
    return [{ fonction: premier.fonction, noms: titulaires.map(fullNom), confirmee }]
  })
