import type { JourCalendaire } from '../core/jour.ts'
import { parNom, parTexte } from './par-nom.ts'

/** One of the associations somebody acts for, as far as what they owe decides (docs/decisions/0070). */
export interface Mienne {
  numero: string
  nom: string
  commune: string
  /** May file for it. */
  depot: boolean
  /** What the court awaits of them, each by a day. */
  demandes: readonly { dateRetour: JourCalendaire }[]
  /** Number of the request whose signed paper statutes are to be sent. */
  statuts: string | null
  nonConformites: readonly string[]
}

/** The nearest day they owe something by. */
export const prochaineEcheance = ({ demandes }: Pick<Mienne, 'demandes'>): JourCalendaire | null =>
  demandes.map(({ dateRetour }) => dateRetour).toSorted()[0] ?? null

/** Something is to be done, that this person may do: what the court found lacking is put right by a filing. */
export const aFaire = ({ demandes, statuts, nonConformites, depot }: Mienne): boolean =>
  demandes.length > 0 || statuts !== null || (nonConformites.length > 0 && depot)

/** The columns that sort. */
export const trisDesMiennes = ['nom', 'commune', 'echeance'] as const
export type TriDesMiennes = (typeof trisDesMiennes)[number]

/** By day, what has none after, what is to be done first among it. */
const parEcheance = (une: Mienne, autre: Mienne, signe: number): number => {
  const [ici, la] = [prochaineEcheance(une), prochaineEcheance(autre)]
  if (ici !== null && la !== null && ici !== la) return ici < la ? -signe : signe
  return Number(ici === null) - Number(la === null) || Number(aFaire(autre)) - Number(aFaire(une))
}

/** In this order, then by name and number. */
export const trierMiennes = <M extends Mienne>(miennes: readonly M[], champ: TriDesMiennes, sens: 'asc' | 'desc'): M[] => {
  const signe = sens === 'asc' ? 1 : -1
  const premier = {
    nom: (une: M, autre: M) => signe * parNom(une, autre),
    commune: (une: M, autre: M) => signe * parTexte(une.commune, autre.commune),
    echeance: (une: M, autre: M) => parEcheance(une, autre, signe),
  }[champ]
  return miennes.toSorted((une, autre) => premier(une, autre) || parNom(une, autre) || (une.numero < autre.numero ? -1 : 1))
}
