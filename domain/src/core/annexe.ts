import * as z from 'zod/mini'
import { journalObligatoire, libelleDateEffet, sousTypeParDefaut, sousTypesDe, typeDocument } from './documents.ts'
import type { ContexteAnnexe, SousTypeDocument, TypeDocument } from './documents.ts'
import { JourFacultatif } from './jour.ts'
import { NomFichier } from './nom-fichier.ts'
import { texteFacultatif, texteObligatoire } from './texte.ts'

/** The legal newspaper of a publication; id -1 when typed freely (ANNEX-33). */
export const JournalLegal = z.object({ id: z.int().check(z.gte(-1)), libelle: texteObligatoire(150), departement: texteFacultatif(3) })
export type JournalLegal = z.output<typeof JournalLegal>

/**
 * A file of a filing as it is declared; the bytes travel apart. What a screen adds (size, mime, allowed actions: ENT-19) is
 * dropped. An unknown type stays as typed, for the rules to refuse under `type`.
 */
export const Annexe = z.pipe(
  z.object({
    nom: NomFichier,
    type: texteObligatoire(50),
    sousType: texteFacultatif(50),
    date: JourFacultatif,
    dateEffet: JourFacultatif,
    journal: z.optional(z.nullable(JournalLegal)),
    lien: texteFacultatif(500),
  }),
  z.transform((annexe) => ({ ...annexe, type: typeDocument(annexe.type) ?? annexe.type, journal: annexe.journal ?? null })),
)
export type Annexe = z.output<typeof Annexe>

const declarationSelonMode: Partial<Record<ContexteAnnexe, SousTypeDocument>> = {
  creation: 'CREATION',
  modification: 'MODIFICATION',
  dissolution: 'DISSOLUTION',
  radiation: 'RADIATION',
}

/** Subtypes to choose among, the default first: none where the form decides. */
export const sousTypesAChoisir = (type: TypeDocument, contexte: ContexteAnnexe): readonly SousTypeDocument[] =>
  type === 'DECLARATION_INSCR' && declarationSelonMode[contexte] ? [] : sousTypesDe(type)

/** Where an association ends, what is published is its dissolution. */
const publicationSelonMode: Partial<Record<ContexteAnnexe, SousTypeDocument>> = { dissolution: 'PUBDIS', radiation: 'PUBDIS' }

/** The subtype a list shows once this type is chosen: its default (ANNEX-15 to ANNEX-18), '' where there is none to choose. */
export const sousTypePropose = (code: string, contexte: ContexteAnnexe): SousTypeDocument | '' => {
  const type = typeDocument(code)
  const duMode = type === 'EXTRAIT_PUB_JAL' ? publicationSelonMode[contexte] : undefined
  return duMode ?? (type && sousTypesAChoisir(type, contexte)[0]) ?? ''
}

/** A type whose subtype must be said, which no default replaces (ANNEX-21, ANNEX-22). */
export const sousTypeObligatoire = (type: TypeDocument): boolean => type === 'DECLARATION_INSCR' || type === 'EXTRAIT_PUB_JAL'

const sousTypeRetenu = (type: TypeDocument, sousType: string | null, mode: ContexteAnnexe): string | null => {
  if (sousTypesDe(type).length === 0) return null
  const declare = type === 'DECLARATION_INSCR' ? (declarationSelonMode[mode] ?? sousType) : sousType
  return declare ?? (sousTypeObligatoire(type) ? null : sousTypeParDefaut(type))
}

/**
 * The annexe with what its type and the form decide, and nothing its type does not carry. The form gives the declaration its subtype
 * where a subtype must be chosen (ANNEX-21, ANNEX-22) no default is put in its place.
 */
export const completerAnnexe = (annexe: Annexe, mode: ContexteAnnexe): Annexe => {
  const type = typeDocument(annexe.type)
  if (!type) return annexe
  return {
    ...annexe,
    sousType: sousTypeRetenu(type, annexe.sousType, mode),
    dateEffet: libelleDateEffet(type) ? annexe.dateEffet : null,
    journal: journalObligatoire(type) ? annexe.journal : null,
  }
}
