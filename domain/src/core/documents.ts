import { type Audience, isFor, type Reader } from './readers.ts'
import { textesDocuments } from './textes/documents.ts'

export type TypeDocument = keyof typeof textesDocuments.types
export type SousTypeDocument = keyof typeof textesDocuments.sousTypes

/** How the register treats a document type. A type without `readers` or `removable` does not compile. */
interface Fiche {
  /** Its audience, unless the court reserves one document further (docs/decisions/0115). */
  readers: Audience
  /**
   * Whether the court may take one out of the register or out of force. False for what the court decided or wrote: a later act replaces it
   * (X-82).
   */
  removable: boolean
  /** Label of its date. A type without a label may have no date (ANNEX-20, DOCTYPE-22). */
  date?: string
  dateEffet?: string
  /** Set when the document must name its newspaper. */
  journal?: true
  /** The first is the default (ANNEX-15 to ANNEX-18). */
  sousTypes?: readonly [SousTypeDocument, ...SousTypeDocument[]]
}

const { dates, dateEffet } = textesDocuments

// The specification spells AVIS_INSCRIPTON_PREFECTURE this way.
const fiches: Record<TypeDocument, Fiche> = {
  PV_AG: { readers: 'comptes', removable: true, date: dates.PV_AG, sousTypes: ['ORDINAIRE', 'EXTRA', 'CONSTITUTIVE'] },
  STATUTS: { readers: 'comptes', removable: true, date: dates.STATUTS },
  JUSTIFICATIF_PAIEMENT: { readers: 'cercle', removable: true, date: dates.JUSTIFICATIF_PAIEMENT, journal: true },
  EXTRAIT_PUB_JAL: {
    readers: 'comptes',
    removable: true,
    date: dates.EXTRAIT_PUB_JAL,
    journal: true,
    sousTypes: ['PUBCRE', 'PUBDIS', 'PUBFUS'],
  },
  TRAITE_APPORT: { readers: 'comptes', removable: true, date: dates.TRAITE_APPORT, dateEffet },
  ORDONNANCE: { readers: 'comptes', removable: false },
  DECLARATION_INSCR: {
    readers: 'cercle',
    removable: true,
    sousTypes: ['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION', 'FUSION_ABSORPTION'],
  },
  TITRE_CONSTITUTION_DIRECTION: { readers: 'comptes', removable: true },
  DECISION_DIRECTION: { readers: 'comptes', removable: true },
  DECISION_JUDICIAIRE: { readers: 'comptes', removable: false, sousTypes: ['ADMIN', 'JUDICIAIRE'] },
  PIECE_ETAT_CIVIL: { readers: 'cercle', removable: true },
  AVIS_MINISTERE_PUBLIC: { readers: 'cercle', removable: true },
  ATTESTATION_INSCRIPTION: { readers: 'cercle', removable: false },
  AVIS_FIN_PUBLICATION: { readers: 'comptes', removable: false },
  AVIS_INSCRIPTON_PREFECTURE: { readers: 'cercle', removable: false },
  NOTIFICATION_DECISION: { readers: 'cercle', removable: false },
  CERTIFICAT_INSCRIPTION: { readers: 'cercle', removable: false },
  PIECE_JOINTE: { readers: 'cercle', removable: true },
  PIECE_ARCHIVE: { readers: 'cercle', removable: true },
  DEMANDE_PIECES: { readers: 'cercle', removable: false },
  AVIS_FINS_PAIEMENT: { readers: 'cercle', removable: false },
}

export const typesDocument = Object.keys(fiches) as TypeDocument[]

const parDefaut = ['DECLARATION_INSCR', 'PV_AG', 'STATUTS', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_ETAT_CIVIL', 'PIECE_JOINTE'] as const

/** Types a person may attach, by form (DOCTYPE-24 to DOCTYPE-26). X-33 adds the newspaper extract to the forms that end an association. */
export const allowedTypes = {
  creation: parDefaut,
  modification: parDefaut,
  dissolution: [...parDefaut, 'EXTRAIT_PUB_JAL'],
  radiation: [...parDefaut, 'EXTRAIT_PUB_JAL'],
  rattachement: ['PIECE_ETAT_CIVIL', 'PIECE_JOINTE'],
  pieces: [
    'DECLARATION_INSCR',
    'PV_AG',
    'STATUTS',
    'TITRE_CONSTITUTION_DIRECTION',
    'DECISION_DIRECTION',
    'JUSTIFICATIF_PAIEMENT',
    'EXTRAIT_PUB_JAL',
    'TRAITE_APPORT',
    'DECISION_JUDICIAIRE',
    'AVIS_MINISTERE_PUBLIC',
    'PIECE_ETAT_CIVIL',
    'PIECE_JOINTE',
  ],
} as const satisfies Record<string, readonly TypeDocument[]>
export type ModeAnnexe = keyof typeof allowedTypes
/** A type that the reply to a demande may bring. */
export type TypePieceDemandable = (typeof allowedTypes.pieces)[number]
/** Where a document comes from: a form, or the court, which may add any type of the register (STAFF-21). */
export type ContexteAnnexe = ModeAnnexe | 'greffe'

// the specification also spells this code with a letter missing.
const alias: Readonly<Record<string, TypeDocument>> = { TITRE_CONSTITION_DIRECTION: 'TITRE_CONSTITUTION_DIRECTION' }

/** The document type behind a code, its misspelt alias included; null when there is none. */
export const typeDocument = (code: string): TypeDocument | null =>
  Object.hasOwn(alias, code) ? (alias[code] ?? null) : Object.hasOwn(fiches, code) ? (code as TypeDocument) : null

/** The label of a type, or the label for unknown types (DOCTYPE-23, ERR-18). */
export const libelleType = (code: string): string => {
  const type = typeDocument(code)
  return type ? textesDocuments.types[type] : textesDocuments.typeInconnu
}

export const libelleSousType = (sousType: SousTypeDocument): string => textesDocuments.sousTypes[sousType]

export const isDateRequired = (type: TypeDocument): boolean => fiches[type].date !== undefined
export const libelleDate = (type: TypeDocument): string => fiches[type].date ?? textesDocuments.dateFacultative
/** Label of the date from which the document takes effect; null when the type has none. */
export const libelleDateEffet = (type: TypeDocument): string | null => fiches[type].dateEffet ?? null
export const isJournalRequired = (type: TypeDocument): boolean => fiches[type].journal === true
/** Subtypes of a type, the default first; empty when it has none. */
export const sousTypesDe = (type: TypeDocument): readonly SousTypeDocument[] => fiches[type].sousTypes ?? []
export const defaultSousType = (type: TypeDocument): SousTypeDocument | null => sousTypesDe(type)[0] ?? null

/** Whether documents of this type have fewer readers than all accounts; true for an unknown type. */
export const isReserved = (code: string): boolean => {
  const type = typeDocument(code)
  return type === null || fiches[type].readers !== 'comptes'
}

/** Whether a reader may read a document: the type's audience, narrowed when the court reserved this document. */
export const mayReadDocument = (reader: Reader, { type: code, reserve }: { type: string; reserve: boolean }): boolean => {
  const type = typeDocument(code)
  return isFor(type === null ? 'cercle' : fiches[type].readers, reader) && (!reserve || isFor('cercle', reader))
}

/** Whether the court may take a document of this type out; false for an unknown type. */
export const isRemovable = (code: string): boolean => {
  const type = typeDocument(code)
  return type !== null && fiches[type].removable
}
