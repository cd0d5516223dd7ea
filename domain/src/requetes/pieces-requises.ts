import type { TypeDocument } from '../core/documents.ts'
import { textesRegles } from './textes-regles.ts'

/** Documents without which a creation cannot be filed (ANNEX-08, CCL art. 59, code de procédure civile, annexe art. 30-1). */
export const piecesDeCreation = ['DECLARATION_INSCR', 'STATUTS', 'PV_AG'] as const satisfies readonly TypeDocument[]

/** A line of the checklist beside the annexes (ANNEX-02, ANNEX-14). */
export interface PieceRequise {
  type: TypeDocument
  jointe: boolean
  libelle: string
}

export const listeDesPieces = (documents: readonly { type: string }[]): PieceRequise[] =>
  piecesDeCreation.map((type) => {
    const jointe = documents.some((document) => document.type === type)
    return { type, jointe, libelle: (jointe ? textesRegles.piecesJointes : textesRegles.piecesAJoindre)[type] }
  })
