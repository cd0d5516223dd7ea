import * as z from 'zod/mini'
import { isJournalRequired, libelleDateEffet, defaultSousType, sousTypesDe, typeDocument } from './documents.ts'
import type { ContexteAnnexe, SousTypeDocument, TypeDocument } from './documents.ts'
import { OptionalJour } from './jour.ts'
import { NomFichier } from './nom-fichier.ts'
import { optionalLigne, requiredLigne } from './texte.ts'

/** The legal newspaper of a publication; id -1 when typed freely (ANNEX-33). */
export const JournalLegal = z.object({ id: z.int().check(z.gte(-1)), libelle: requiredLigne(150), departement: optionalLigne(3) })
export type JournalLegal = z.output<typeof JournalLegal>

/**
 * An annexe as a filing declares it; its bytes travel separately. The schema drops what a screen adds (size, mime, allowed actions:
 * ENT-19). An unknown type stays as typed, so that the rules refuse it under `type`.
 */
export const Annexe = z.pipe(
  z.object({
    nom: NomFichier,
    type: requiredLigne(50),
    sousType: optionalLigne(50),
    date: OptionalJour,
    dateEffet: OptionalJour,
    journal: z.optional(z.nullable(JournalLegal)),
    lien: optionalLigne(500),
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

/** Subtypes to choose from, the default first. Empty where the form decides the subtype. */
export const sousTypesToChoose = (type: TypeDocument, contexte: ContexteAnnexe): readonly SousTypeDocument[] =>
  type === 'DECLARATION_INSCR' && declarationSelonMode[contexte] ? [] : sousTypesDe(type)

/** In a form that ends an association, the publication is that of its dissolution. */
const publicationSelonMode: Partial<Record<ContexteAnnexe, SousTypeDocument>> = { dissolution: 'PUBDIS', radiation: 'PUBDIS' }

/** The subtype that a list selects once this type is chosen: its default (ANNEX-15 to ANNEX-18), or '' when there is none to choose. */
export const preselectedSousType = (code: string, contexte: ContexteAnnexe): SousTypeDocument | '' => {
  const type = typeDocument(code)
  const duMode = type === 'EXTRAIT_PUB_JAL' ? publicationSelonMode[contexte] : undefined
  return duMode ?? (type && sousTypesToChoose(type, contexte)[0]) ?? ''
}

/** Whether the declarant must choose the subtype: no default replaces it (ANNEX-21, ANNEX-22). */
export const isSousTypeRequired = (type: TypeDocument): boolean => type === 'DECLARATION_INSCR' || type === 'EXTRAIT_PUB_JAL'

const keptSousType = (type: TypeDocument, sousType: string | null, mode: ContexteAnnexe): string | null => {
  if (sousTypesDe(type).length === 0) return null
  const declare = type === 'DECLARATION_INSCR' ? (declarationSelonMode[mode] ?? sousType) : sousType
  return declare ?? (isSousTypeRequired(type) ? null : defaultSousType(type))
}

/**
 * Completes an annexe from its type and form, and drops the fields that its type does not carry. The form sets the subtype of a declaration
 * . Where a subtype must be chosen (ANNEX-21, ANNEX-22), no default replaces it.
 */
export const completeAnnexe = (annexe: Annexe, mode: ContexteAnnexe): Annexe => {
  const type = typeDocument(annexe.type)
  if (!type) return annexe
  return {
    ...annexe,
    sousType: keptSousType(type, annexe.sousType, mode),
    dateEffet: libelleDateEffet(type) ? annexe.dateEffet : null,
    journal: isJournalRequired(type) ? annexe.journal : null,
  }
}
