import type { JourCalendaire } from '../core/jour.ts'
import { parNom, parTexte } from './par-nom.ts'

/** The fields of « my associations » rows on which sorting and filtering depend (docs/decisions/0070). */
export interface Mienne {
  numero: string
  nom: string
  commune: string
  /** Whether the person may file for it. */
  depot: boolean
  /** The court's demandes to this person, each with its due day. */
  demandes: readonly { dateRetour: JourCalendaire }[]
  /** Number of the request whose signed paper statutes are still to be sent. */
  statuts: string | null
  nonConformites: readonly string[]
}

/** The earliest day by which the court expects something from them. */
export const prochaineEcheance = ({ demandes }: Pick<Mienne, 'demandes'>): JourCalendaire | null =>
  demandes.map(({ dateRetour }) => dateRetour).toSorted()[0] ?? null

/** Whether this person has something to do. They need the right `depot` for non-conformités, which only a filing can fix. */
export const aFaire = ({ demandes, statuts, nonConformites, depot }: Mienne): boolean =>
  demandes.length > 0 || statuts !== null || (nonConformites.length > 0 && depot)

/** Columns that can be sorted. */
export const trisDesMiennes = ['nom', 'commune', 'echeance'] as const
export type TriDesMiennes = (typeof trisDesMiennes)[number]

/** By due date. Rows without one come last in both directions; among them, those with something to do come first. */
const parEcheance = (une: Mienne, autre: Mienne, signe: number): number => {
  const [ici, la] = [prochaineEcheance(une), prochaineEcheance(autre)]
  if (ici !== null && la !== null && ici !== la) return ici < la ? -signe : signe
  return Number(ici === null) - Number(la === null) || Number(aFaire(autre)) - Number(aFaire(une))
}

/** Sorts by this column, then by name and number. */
export const trierMiennes = <M extends Mienne>(miennes: readonly M[], champ: TriDesMiennes, sens: 'asc' | 'desc'): M[] => {
  const signe = sens === 'asc' ? 1 : -1
  const premier = {
    nom: (une: M, autre: M) => signe * parNom(une, autre),
    commune: (une: M, autre: M) => signe * parTexte(une.commune, autre.commune),
    echeance: (une: M, autre: M) => parEcheance(une, autre, signe),
  }[champ]
  return miennes.toSorted((une, autre) => premier(une, autre) || parNom(une, autre) || (une.numero < autre.numero ? -1 : 1))
}
