import { textesDocuments } from './textes-documents.ts'

export type TypeDocument = keyof typeof textesDocuments.types
export type SousTypeDocument = keyof typeof textesDocuments.sousTypes

interface Fiche {
  /** Label of its date; a type without one may go undated (ANNEX-20, DOCTYPE-22). */
  date?: string
  dateEffet?: string
  /** It names the newspaper it comes from. */
  journal?: true
  /** First its default (ANNEX-15 to ANNEX-18). */
  sousTypes?: readonly [SousTypeDocument, ...SousTypeDocument[]]
}

const { dates, dateEffet } = textesDocuments

// AVIS_INSCRIPTON_PREFECTURE is spelled as the specification does.
const fiches: Record<TypeDocument, Fiche> = {
  PV_AG: { date: dates.PV_AG, sousTypes: ['ORDINAIRE', 'EXTRA', 'CONSTITUTIVE'] },
  STATUTS: { date: dates.STATUTS },
  JUSTIFICATIF_PAIEMENT: { date: dates.JUSTIFICATIF_PAIEMENT, journal: true },
  EXTRAIT_PUB_JAL: { date: dates.EXTRAIT_PUB_JAL, journal: true, sousTypes: ['PUBCRE', 'PUBDIS', 'PUBFUS'] },
  TRAITE_APPORT: { date: dates.TRAITE_APPORT, dateEffet },
  ORDONNANCE: {},
  DECLARATION_INSCR: { sousTypes: ['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION', 'FUSION_ABSORPTION'] },
  TITRE_CONSTITUTION_DIRECTION: {},
  DECISION_DIRECTION: {},
  DECISION_JUDICIAIRE: { sousTypes: ['ADMIN', 'JUDICIAIRE'] },
  PIECE_ETAT_CIVIL: {},
  AVIS_MINISTERE_PUBLIC: {},
  ATTESTATION_INSCRIPTION: {},
  AVIS_FIN_PUBLICATION: {},
  AVIS_INSCRIPTON_PREFECTURE: {},
  NOTIFICATION_DECISION: {},
  CERTIFICAT_INSCRIPTION: {},
  PIECE_JOINTE: {},
  PIECE_ARCHIVE: {},
  DEMANDE_PIECES: {},
  AVIS_FINS_PAIEMENT: {},
}

export const typesDocument = Object.keys(fiches) as TypeDocument[]

const parDefaut = ['DECLARATION_INSCR', 'PV_AG', 'STATUTS', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_ETAT_CIVIL', 'PIECE_JOINTE'] as const

/** Types a person may attach, by form (DOCTYPE-24 to DOCTYPE-26; X-33 adds the newspaper's extract when an association ends). */
export const typesAdmis = {
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
export type ModeAnnexe = keyof typeof typesAdmis
/** What a reply to a demand may bring. */
export type TypePieceDemandable = (typeof typesAdmis.pieces)[number]
/** Where a document comes from: a form, or the court, which may add any type of the register (STAFF-21). */
export type ContexteAnnexe = ModeAnnexe | 'greffe'

// the specification also writes this code with a letter missing.
const alias: Readonly<Record<string, TypeDocument>> = { TITRE_CONSTITION_DIRECTION: 'TITRE_CONSTITUTION_DIRECTION' }

/** The document type behind a code, its misspelt alias included; null when there is none. */
export const typeDocument = (code: string): TypeDocument | null =>
  Object.hasOwn(alias, code) ? (alias[code] ?? null) : Object.hasOwn(fiches, code) ? (code as TypeDocument) : null

/** What a reader sees of a type (DOCTYPE-23, ERR-18). */
export const libelleType = (code: string): string => {
  const type = typeDocument(code)
  return type ? textesDocuments.types[type] : textesDocuments.typeInconnu
}

export const libelleSousType = (sousType: SousTypeDocument): string => textesDocuments.sousTypes[sousType]

export const dateObligatoire = (type: TypeDocument): boolean => fiches[type].date !== undefined
export const libelleDate = (type: TypeDocument): string => fiches[type].date ?? textesDocuments.dateFacultative
/** Label of the date from which it takes effect; null when the type has none. */
export const libelleDateEffet = (type: TypeDocument): string | null => fiches[type].dateEffet ?? null
export const journalObligatoire = (type: TypeDocument): boolean => fiches[type].journal === true
/** Subtypes of a type, the default first; empty when it has none. */
export const sousTypesDe = (type: TypeDocument): readonly SousTypeDocument[] => fiches[type].sousTypes ?? []
export const sousTypeParDefaut = (type: TypeDocument): SousTypeDocument | null => sousTypesDe(type)[0] ?? null
