import type { SousTypeDocument, TypeDocument } from '../core/documents.ts'
import { textesRegles } from './textes-regles.ts'

/** The documents a filing may require. */
export type TypePiece = keyof typeof textesRegles.piecesJointes

/** What a filing asks to be joined: documents by their type, and at least one of any when a sentence says so (ANNEX-08, ANNEX-10, ANNEX-11). */
export interface PiecesExigees {
  types: readonly TypePiece[]
  auMoinsUne?: string
}

/** What is known of a document that may be one of them. */
interface Jointe {
  type: string
  sousType?: string | null
}

/** What a document joined in its slot is, so that nobody chooses it. */
export interface Preremplissage {
  type: TypeDocument
  /** Null where the type has none, or leaves the choice. */
  sousType: SousTypeDocument | null
}

/** What its slot says of a document: its name, and what it must be. */
interface Emplacement {
  titre: string
  aide: string
  /** Said of it once it is joined, in its gender and number. */
  joint: string
}

/** A line of the checklist of the annexes, and the slot where its document is joined (ANNEX-02, ANNEX-14). */
export interface PieceRequise extends Emplacement {
  /** Tells it apart in the list. */
  type: string
  jointe: boolean
  libelle: string
  /** Minutes are joined, none of the constitutive assembly: the places of those that may be said to be. */
  aPreciser: number[]
  preremplie: Preremplissage
  /** Places of the documents that stand in the slot. */
  rangs: number[]
  /** It may go without. */
  facultative?: true
}

const rangsDe = (types: readonly string[], documents: readonly Jointe[]): number[] =>
  documents.flatMap(({ type }, rang) => (types.includes(type) ? [rang] : []))

const estConstitutif = ({ type, sousType }: Jointe): boolean => type === 'PV_AG' && sousType === 'CONSTITUTIVE'

/** Places of the minutes while none of them is said to be of the constitutive assembly; the rule asks for minutes, whichever (ANNEX-08). */
const procesVerbauxAPreciser = (documents: readonly Jointe[]): number[] =>
  documents.some(estConstitutif) ? [] : rangsDe(['PV_AG'], documents)

const libelleDe = (type: TypePiece, jointe: boolean, aPreciser: boolean): string =>
  aPreciser ? textesRegles.procesVerbalAPreciser : (jointe ? textesRegles.piecesJointes : textesRegles.piecesAJoindre)[type]

/** What stands in the checklist of a filing that requires these documents. */
export const listeDesPieces = ({ types }: PiecesExigees, documents: readonly Jointe[]): PieceRequise[] =>
  types.map((type) => {
    const rangs = rangsDe([type], documents)
    const jointe = rangs.length > 0
    const aPreciser = type === 'PV_AG' ? procesVerbauxAPreciser(documents) : []
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

/** What a decision may be joined as, the surest first, where the form admits none under its own name (DOCTYPE-26). */
export const decisions: readonly string[] = ['PV_AG', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_JOINTE']

interface Demandee extends Emplacement {
  /** What the checklist says, once it is joined and before. */
  lignes: Readonly<Record<'true' | 'false', string>>
}

/** A line that asks without forbidding. What is joined under its own type stands in its slot; failing that, what may be it under another. */
export const ligneDemandee = (
  cle: string,
  { lignes, titre, aide, joint }: Demandee,
  documents: readonly Jointe[],
  preremplie: Preremplissage = { type: 'PV_AG', sousType: null },
): PieceRequise => {
  const sous = rangsDe([preremplie.type], documents)
  const rangs = sous.length > 0 || preremplie.type !== 'PV_AG' ? sous : rangsDe(decisions, documents)
  const jointe = rangs.length > 0
  return { type: cle, titre, aide, joint, jointe, libelle: lignes[`${jointe}`], aPreciser: [], preremplie, rangs }
}
