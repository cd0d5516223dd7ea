import type { EtatAssociation } from './etats.ts'
import type { Inconnu } from './inconnus.ts'
import { textesAssociation } from './textes.ts'

/** Why an association is in its state, where the state alone would mislead (STAFF-12 to STAFF-14). */
export type MotifEtat = keyof typeof textesAssociation.motifsEtat
export const motifsEtat = Object.keys(textesAssociation.motifsEtat) as [MotifEtat, ...MotifEtat[]]

/** What became of an association: why it is in its state, and the number of the association that succeeds it. */
export interface Sort {
  motifEtat: MotifEtat | null
  successeur: string | null
}

/** The state says enough. */
export const sortOrdinaire = { motifEtat: null, successeur: null } as const satisfies Sort

/** The reason of a state that the paper register did not give. */
export const motifNonRepris = (
  etat: EtatAssociation,
  nonRepris: readonly Inconnu[] | undefined,
): Extract<MotifEtat, 'ETAT_NON_REPRIS'> | null =>
  (etat === 'INSCRITE' || etat === 'NONCONFORME') && nonRepris?.includes('etatAssociation') ? 'ETAT_NON_REPRIS' : null

/** The state that each reason explains as long as it lasts; what a takeover leaves unknown is said by the version itself. */
const explique: Record<MotifEtat, EtatAssociation | null> = {
  RETRAIT_CAPACITE: 'DISSOUTE',
  ABSORPTION: 'RADIEE',
  TRANSFERT: 'RADIEE',
  ETAT_NON_REPRIS: null,
}

/** What an act of the court says of it, in the details of the version it makes (ENT-24). */
interface Details {
  office?: { decision?: { nature: string; infirme: number | null } | undefined } | undefined
  absorption?: { numero: string } | undefined
  transfert?: { numero: string } | undefined
}

/** A version, as its content and its details say it. */
interface Dite {
  etat: EtatAssociation
  nonRepris: readonly Inconnu[] | undefined
  details: Details | null
}

/** The act itself gives the reason. */
const sortDit = (etat: EtatAssociation, { office, absorption, transfert }: Details): Sort | null => {
  if (etat === 'DISSOUTE' && office?.decision?.nature === 'RETRAIT_CAPACITE') return { motifEtat: 'RETRAIT_CAPACITE', successeur: null }
  if (etat !== 'RADIEE') return null
  if (absorption) return { motifEtat: 'ABSORPTION', successeur: absorption.numero }
  // The new sheet names the old one too: it is not struck off.
  return transfert ? { motifEtat: 'TRANSFERT', successeur: transfert.numero } : null
}

/**
 * What became of an association at one version: said by the act that made it; otherwise as in the version before (`avant`), or, where a
 * decision is reversed, in the version before that decision, as long as the state is the one it explains. A non-conformity changes nothing.
 */
export const sortA = ({ etat, nonRepris, details }: Dite, avant: Sort): Sort => {
  const { motifEtat } = avant
  const inconnu = motifNonRepris(etat, nonRepris)
  if (inconnu) return { motifEtat: inconnu, successeur: null }
  const explicable = motifEtat === null ? null : explique[motifEtat]
  const garde = explicable !== null && (etat === 'NONCONFORME' || explicable === etat)
  return sortDit(etat, details ?? {}) ?? (garde ? avant : sortOrdinaire)
}

/** The version whose reason a version takes up: the one before, or the one before the decision it reverses. */
export const ordreRepris = (ordre: number, details: Details | null): number => (details?.office?.decision?.infirme ?? ordre) - 1
