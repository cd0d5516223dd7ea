import type { EtatAssociation } from './etats.ts'
import type { UnknownChamp } from './unknowns.ts'
import { textesAssociation } from './textes/common.ts'

/** Why an association is in its state, when the state alone would mislead (STAFF-12 to STAFF-14). */
export type MotifEtat = keyof typeof textesAssociation.motifsEtat
export const motifsEtat = Object.keys(textesAssociation.motifsEtat) as [MotifEtat, ...MotifEtat[]]

/** The reason of an association's state, and the number of the association that succeeds it. */
export interface Sort {
  motifEtat: MotifEtat | null
  successeur: string | null
}

/** The state needs no explanation. */
export const sortOrdinaire = { motifEtat: null, successeur: null } as const satisfies Sort

/** The reason of a state that the paper register did not give. */
export const unknownEtatMotif = (
  etat: EtatAssociation,
  nonRepris: readonly UnknownChamp[] | undefined,
): Extract<MotifEtat, 'ETAT_NON_REPRIS'> | null =>
  (etat === 'INSCRITE' || etat === 'NONCONFORME') && nonRepris?.includes('etatAssociation') ? 'ETAT_NON_REPRIS' : null

/** The state that each reason explains, for as long as it lasts. A version itself says what a takeover left unknown. */
const explique: Record<MotifEtat, EtatAssociation | null> = {
  RETRAIT_CAPACITE: 'DISSOUTE',
  ABSORPTION: 'RADIEE',
  TRANSFERT: 'RADIEE',
  ETAT_NON_REPRIS: null,
}

/** The details of a version that give the reason of its state, as an act of the court wrote them (ENT-24). */
interface Details {
  office?: { decision?: { nature: string; infirme: number | null } | undefined } | undefined
  absorption?: { numero: string } | undefined
  transfert?: { numero: string } | undefined
}

/** The parts of a version, content and details, that give the reason of its state. */
interface Facts {
  etat: EtatAssociation
  nonRepris: readonly UnknownChamp[] | undefined
  details: Details | null
}

/** The reason that the act itself gives. */
const acteSort = (etat: EtatAssociation, { office, absorption, transfert }: Details): Sort | null => {
  if (etat === 'DISSOUTE' && office?.decision?.nature === 'RETRAIT_CAPACITE') return { motifEtat: 'RETRAIT_CAPACITE', successeur: null }
  if (etat !== 'RADIEE') return null
  if (absorption) return { motifEtat: 'ABSORPTION', successeur: absorption.numero }
  // The details of the new sheet name the old one too, but the new sheet is not struck off.
  return transfert ? { motifEtat: 'TRANSFERT', successeur: transfert.numero } : null
}

/**
 * The reason of an association's state at one version. The act that made the version gives it. Otherwise it stays as in the previous
 * version (`before`), as long as the state is the one it explains. When the version reverses a decision, `before` is the version before that
 * decision. A non-conformity changes nothing.
 */
export const sortA = ({ etat, nonRepris, details }: Facts, avant: Sort): Sort => {
  const { motifEtat } = avant
  const inconnu = unknownEtatMotif(etat, nonRepris)
  if (inconnu) return { motifEtat: inconnu, successeur: null }
  const explicable = motifEtat === null ? null : explique[motifEtat]
  const garde = explicable !== null && (etat === 'NONCONFORME' || explicable === etat)
  return acteSort(etat, details ?? {}) ?? (garde ? avant : sortOrdinaire)
}

/** Order of the version whose reason is kept: the previous one, or the one before the reversed decision. */
export const keptOrdre = (ordre: number, details: Details | null): number => (details?.office?.decision?.infirme ?? ordre) - 1
