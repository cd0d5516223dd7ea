import type { Jour } from '../core/jour.ts'
import { byNom, byTexte } from './by-nom.ts'

/** The fields of « my associations » rows on which sorting and filtering depend (docs/decisions/0070). */
export interface OwnAssociation {
  numero: string
  nom: string
  commune: string
  /** Whether the person may file for it. */
  depot: boolean
  /** The court's demandes to this person, each with its due day. */
  demandes: readonly { dateRetour: Jour }[]
  /** Number of the request whose signed paper statutes are still to be sent. */
  statuts: string | null
  nonConformites: readonly string[]
}

/** The earliest day by which the court expects something from them. */
export const nextEcheance = ({ demandes }: Pick<OwnAssociation, 'demandes'>): Jour | null =>
  demandes.map(({ dateRetour }) => dateRetour).toSorted()[0] ?? null

/** Whether this person has something to do. They need the right `depot` for non-conformités, which only a filing can fix. */
export const hasSomethingToDo = ({ demandes, statuts, nonConformites, depot }: OwnAssociation): boolean =>
  demandes.length > 0 || statuts !== null || (nonConformites.length > 0 && depot)

/** Columns that can be sorted. */
export const ownAssociationTris = ['nom', 'commune', 'echeance'] as const
export type OwnAssociationTri = (typeof ownAssociationTris)[number]

/** By due date. Rows without one come last in both directions; among them, those with something to do come first. */
const byEcheance = (une: OwnAssociation, autre: OwnAssociation, signe: number): number => {
  const [ici, la] = [nextEcheance(une), nextEcheance(autre)]
  if (ici !== null && la !== null && ici !== la) return ici < la ? -signe : signe
  return Number(ici === null) - Number(la === null) || Number(hasSomethingToDo(autre)) - Number(hasSomethingToDo(une))
}

/** Sorts by this column, then by name and number. */
export const sortOwnAssociations = <M extends OwnAssociation>(
  miennes: readonly M[],
  champ: OwnAssociationTri,
  sens: 'asc' | 'desc',
): M[] => {
  const signe = sens === 'asc' ? 1 : -1
  const premier = {
    nom: (une: M, autre: M) => signe * byNom(une, autre),
    commune: (une: M, autre: M) => signe * byTexte(une.commune, autre.commune),
    echeance: (une: M, autre: M) => byEcheance(une, autre, signe),
  }[champ]
  return miennes.toSorted((une, autre) => premier(une, autre) || byNom(une, autre) || (une.numero < autre.numero ? -1 : 1))
}
