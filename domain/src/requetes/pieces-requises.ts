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

/** A line of the checklist beside the annexes (ANNEX-02, ANNEX-14). */
export interface PieceRequise {
  /** Tells it apart in the list. */
  type: string
  jointe: boolean
  libelle: string
  /** Minutes are joined, none of the constitutive assembly: the places of those that may be said to be. */
  aPreciser: number[]
}

const estConstitutif = ({ type, sousType }: Jointe): boolean => type === 'PV_AG' && sousType === 'CONSTITUTIVE'

/** Places of the minutes while none of them is said to be of the constitutive assembly; the rule asks for minutes, whichever (ANNEX-08). */
const procesVerbauxAPreciser = (documents: readonly Jointe[]): number[] =>
  documents.some(estConstitutif) ? [] : documents.flatMap(({ type }, rang) => (type === 'PV_AG' ? [rang] : []))

const libelleDe = (type: TypePiece, jointe: boolean, aPreciser: boolean): string =>
  aPreciser ? textesRegles.procesVerbalAPreciser : (jointe ? textesRegles.piecesJointes : textesRegles.piecesAJoindre)[type]

/** What stands in the checklist of a filing that requires these documents. */
export const listeDesPieces = ({ types }: PiecesExigees, documents: readonly Jointe[]): PieceRequise[] =>
  types.map((type) => {
    const jointe = documents.some((document) => document.type === type)
    const aPreciser = type === 'PV_AG' ? procesVerbauxAPreciser(documents) : []
    return { type, jointe, libelle: libelleDe(type, jointe, aPreciser.length > 0), aPreciser }
  })

/** What a decision may be joined as, where the form admits none under its own name (DOCTYPE-26). */
const decisions: readonly string[] = ['PV_AG', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_JOINTE']

/** A line of a checklist that asks without forbidding: joined as soon as a document of one of these types is. */
export const ligneDemandee = (
  type: string,
  textes: Readonly<Record<'true' | 'false', string>>,
  documents: readonly Jointe[],
  types: readonly string[] = decisions,
): PieceRequise => {
  const jointe = documents.some((document) => types.includes(document.type))
  return { type, jointe, libelle: textes[`${jointe}`], aPreciser: [] }
}
