import type { SousTypeDocument, TypeDocument } from '../../core/documents.ts'
import { textesRegles } from '../textes/regles.ts'

/** The documents that a filing may require. */
export type TypePiece = keyof typeof textesRegles.piecesJointes

/**
 * The documents that a filing requires: by type, and at least one of any type when `auMoinsUne` gives a sentence (ANNEX-08, ANNEX-10,
 * ANNEX-11).
 */
export interface RequiredPieces {
  types: readonly TypePiece[]
  auMoinsUne?: string
}

/** The parts of a joined document that may match a requirement. */
interface Jointe {
  type: string
  sousType?: string | null
}

/** Type and subtype preset by the slot, so that nobody has to choose them. */
export interface Prefill {
  type: TypeDocument
  /** Null when the type has none, or leaves the choice. */
  sousType: SousTypeDocument | null
}

/** Texts of a slot: its name, and what its document must be. */
interface Emplacement {
  titre: string
  aide: string
  /** Text once a document is joined, in its gender and number. */
  joint: string
}

/** A line of the annexes checklist, with the slot for its document (ANNEX-02, ANNEX-14). */
export interface PieceRequise extends Emplacement {
  /** Identifies the line in the list. */
  type: string
  jointe: boolean
  libelle: string
  /** Positions of the minutes that could be marked as constitutive, when some are joined and none is. */
  aPreciser: number[]
  preremplie: Prefill
  /** Positions of the documents in the slot. */
  rangs: number[]
  /** Set when the filing may go without it. */
  facultative?: true
}

const rangsDe = (types: readonly string[], documents: readonly Jointe[]): number[] =>
  documents.flatMap(({ type }, rang) => (types.includes(type) ? [rang] : []))

const isConstitutive = ({ type, sousType }: Jointe): boolean => type === 'PV_AG' && sousType === 'CONSTITUTIVE'

/** Positions of the minutes while none is marked as constitutive. The rule only requires minutes of any kind (ANNEX-08). */
const procesVerbauxToSpecify = (documents: readonly Jointe[]): number[] =>
  documents.some(isConstitutive) ? [] : rangsDe(['PV_AG'], documents)

const libelleDe = (type: TypePiece, jointe: boolean, aPreciser: boolean): string =>
  aPreciser ? textesRegles.procesVerbalAPreciser : (jointe ? textesRegles.piecesJointes : textesRegles.piecesAJoindre)[type]

/** The checklist of a filing that requires these documents. */
export const listeDesPieces = ({ types }: RequiredPieces, documents: readonly Jointe[]): PieceRequise[] =>
  types.map((type) => {
    const rangs = rangsDe([type], documents)
    const jointe = rangs.length > 0
    const aPreciser = type === 'PV_AG' ? procesVerbauxToSpecify(documents) : []
    const preremplie = { type, sousType: type === 'PV_AG' ? ('CONSTITUTIVE' as const) : null }
    return {
      ...textesRegles.emplacements[type],
      type,
      jointe,
      libelle: libelleDe(type, jointe, aPreciser.length > 0),
      aPreciser,
      preremplie,
      rangs,
    }
  })

/** Types under which a decision may be joined, the most reliable first, when the form has no type for decisions (DOCTYPE-26). */
export const decisions: readonly string[] = ['PV_AG', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_JOINTE']

interface DemandeInput extends Emplacement {
  /** Text of the line, once the document is joined and before. */
  lignes: Readonly<Record<'true' | 'false', string>>
}

/** A line that asks without requiring. A document of its own type fills the slot, or else one of another accepted type. */
export const askedLigne = (
  cle: string,
  { lignes, titre, aide, joint }: DemandeInput,
  documents: readonly Jointe[],
  preremplie: Prefill = { type: 'PV_AG', sousType: null },
): PieceRequise => {
  const sous = rangsDe([preremplie.type], documents)
  const rangs = sous.length > 0 || preremplie.type !== 'PV_AG' ? sous : rangsDe(decisions, documents)
  const jointe = rangs.length > 0
  return { type: cle, titre, aide, joint, jointe, libelle: lignes[`${jointe}`], aPreciser: [], preremplie, rangs }
}
