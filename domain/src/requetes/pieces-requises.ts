import type { TypeDocument } from '../core/documents.ts'
import { textesRegles } from './textes-regles.ts'

/** Documents without which a creation cannot be filed (ANNEX-08, CCL art. 59, code de procédure civile, annexe art. 30-1). */
export const piecesDeCreation = ['DECLARATION_INSCR', 'STATUTS', 'PV_AG'] as const satisfies readonly TypeDocument[]

/** What is known of a document that may be one of them. */
interface Jointe {
  type: string
  sousType?: string | null
}

/** A line of the checklist beside the annexes (ANNEX-02, ANNEX-14). */
export interface PieceRequise {
  type: TypeDocument
  jointe: boolean
  libelle: string
  /** Minutes are joined, none of the constitutive assembly: the places of those that may be said to be. */
  aPreciser: number[]
}

const estConstitutif = ({ type, sousType }: Jointe): boolean => type === 'PV_AG' && sousType === 'CONSTITUTIVE'

/** Places of the minutes while none of them is said to be of the constitutive assembly; the rule asks for minutes, whichever (ANNEX-08). */
const procesVerbauxAPreciser = (documents: readonly Jointe[]): number[] =>
  documents.some(estConstitutif) ? [] : documents.flatMap(({ type }, rang) => (type === 'PV_AG' ? [rang] : []))

const libelleDe = (type: (typeof piecesDeCreation)[number], jointe: boolean, aPreciser: boolean): string =>
  aPreciser ? textesRegles.procesVerbalAPreciser : (jointe ? textesRegles.piecesJointes : textesRegles.piecesAJoindre)[type]

export const listeDesPieces = (documents: readonly Jointe[]): PieceRequise[] =>
  piecesDeCreation.map((type) => {
    const jointe = documents.some((document) => document.type === type)
    const aPreciser = type === 'PV_AG' ? procesVerbauxAPreciser(documents) : []
    return { type, jointe, libelle: libelleDe(type, jointe, aPreciser.length > 0), aPreciser }
  })
