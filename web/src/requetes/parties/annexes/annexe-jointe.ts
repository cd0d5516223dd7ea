import type { AttachedFichier } from 'contract/requetes/brouillon'
import type { Annexe } from 'domain/core/annexe'

/** A file of the draft and its description. `id` identifies it in the browser only. */
export interface AnnexeJointe {
  id: string
  annexe: Annexe
  fichier: AttachedFichier
}

/** The dates of an association that its documents give. */
export interface DatesAssociation {
  dateStatuts: string | null
  dateConstitutive: string | null
}

const dateDe = (annexes: readonly AnnexeJointe[], type: string, sousType?: string): string | null =>
  annexes.find(({ annexe }) => annexe.type === type && (sousType === undefined || annexe.sousType === sousType))?.annexe.date ?? null

/**
 * The two dates that the annexes already give, so that the form asks for each once (DOCTYPE-22). Other minutes do not date the constitutive
 * assembly.
 */
export const datesDesAnnexes = (annexes: readonly AnnexeJointe[]): DatesAssociation => ({
  dateStatuts: dateDe(annexes, 'STATUTS'),
  dateConstitutive: dateDe(annexes, 'PV_AG', 'CONSTITUTIVE'),
})

/** The dates of a registered association after a filing: new statutes give their date, the rest is unchanged. */
export const datesAfterDepot =
  ({ dateStatuts, dateConstitutive }: DatesAssociation) =>
  (annexes: readonly AnnexeJointe[]): DatesAssociation => ({ dateStatuts: dateDe(annexes, 'STATUTS') ?? dateStatuts, dateConstitutive })
