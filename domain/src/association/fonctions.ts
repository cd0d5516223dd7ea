import { nomComplet } from './homonymes.ts'
import type { Comite } from './membres.ts'

/** No accents, no capitals, no « (e) ». */
export const fonctionNue = (texte: string): string =>
  texte
    .normalize('NFD')
    .replaceAll(/\p{M}|\(.*?\)/gu, '')
    .trim()
    .toLowerCase()

/** « Président(e) » and « Présidente » are « Président »; « Vice-Président(e) » is not. */
export const estLaFonction = (fonction: string, masculin: string): boolean => {
  const attendue = fonctionNue(masculin)
  return attendue !== '' && [attendue, `${attendue}e`].includes(fonctionNue(fonction))
}

/** Most statutes give these to one person. Two of them are lawful, so that they are asked about and never refused. Written bare. */
const uniques = ['president', 'tresorier', 'secretaire'] as const

/** The function that one person usually holds, whichever way it is written; null for any other. */
export const fonctionUnique = (fonction: string): (typeof uniques)[number] | null =>
  uniques.find((unique) => estLaFonction(fonction, unique)) ?? null

interface FonctionEnDouble {
  fonction: string
  noms: string[]
  /** Whether the declarant confirmed all holders but one: the first one typed is not asked about. */
  confirmee: boolean
}

/** The functions that several members of a direction hold where one usually does, as the first of them writes it. */
export const fonctionsEnDouble = ({ physiques, morales }: Pick<Comite, 'physiques' | 'morales'>): FonctionEnDouble[] =>
  uniques.flatMap((unique) => {
    const titulaires = [...physiques, ...morales].filter(({ fonction }) => estLaFonction(fonction, unique))
    const [premier] = titulaires
    if (!premier || titulaires.length === 1) return []
    const confirmee = titulaires.filter(({ fonctionConfirmee }) => fonctionConfirmee === true).length >= titulaires.length - 1
    return [{ fonction: premier.fonction, noms: titulaires.map(nomComplet), confirmee }]
  })
