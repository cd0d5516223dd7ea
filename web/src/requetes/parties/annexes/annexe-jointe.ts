import type { FichierJoint } from 'contract/requetes/brouillon'
import type { Annexe } from 'domain/core/annexe'

/** A file of the draft and what is said of it; `id` only tells it apart on the screen. */
export interface AnnexeJointe {
  id: string
  annexe: Annexe
  fichier: FichierJoint
}

/** The dates of an association that its documents bear. */
export interface DatesAssociation {
  dateStatuts: string | null
  dateConstitutive: string | null
}

const dateDe = (annexes: readonly AnnexeJointe[], type: string, sousType?: string): string | null =>
  annexes.find(({ annexe }) => annexe.type === type && (sousType === undefined || annexe.sousType === sousType))?.annexe.date ?? null

/** The two dates the annexes already say: asked once, under their date labels (DOCTYPE-22). Other minutes do not date the constitutive assembly. */
export const datesDesAnnexes = (annexes: readonly AnnexeJointe[]): DatesAssociation => ({
  dateStatuts: dateDe(annexes, 'STATUTS'),
  dateConstitutive: dateDe(annexes, 'PV_AG', 'CONSTITUTIVE'),
})

/** Those of an association of the register: new statutes bear theirs, the rest stays as it was. */
export const datesApres =
  ({ dateStatuts, dateConstitutive }: DatesAssociation) =>
  (annexes: readonly AnnexeJointe[]): DatesAssociation => ({ dateStatuts: dateDe(annexes, 'STATUTS') ?? dateStatuts, dateConstitutive })
