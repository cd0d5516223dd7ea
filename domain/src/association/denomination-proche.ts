import type { EtatAssociation } from './etats.ts'
import { mots, proximiteDesMots } from './mots-du-nom.ts'

/** From here on two names are close (docs/decisions/0035): one word of their own in common, and little else beside. */
const seuil = 0.7
const auPlus = 5
/** Fewer letters name nothing yet. */
const lettresAuMoins = 3

/** Whose name is taken: one dissolved or struck off no longer bears its own among the others. */
export const etatsAuNomPris: readonly EtatAssociation[] = ['INSCRITE', 'NONCONFORME']

/** A name, in the commune it is borne in. */
export interface NomLocal {
  denomination: string
  commune: string
}

/** What says the kind of body says little of which one it is. */
const courants = new Set(
  'amicale amis asso association cercle club collectif comite culturel culturelle federation groupe groupement ligue section societe sportif sportive union'.split(
    ' ',
  ),
)

/** What a word counts for: those borne by many little, and so the commune, which all of them share. */
const poidsEn = (commune: string) => {
  const lieu = new Set(mots(commune))
  return (mot: string): number => (courants.has(mot) || lieu.has(mot) ? 0.2 : 1)
}

/** The words that tell an association from another in its commune; all of them when none does. */
const propres = ({ denomination, commune }: NomLocal): string[] => {
  const tous = mots(denomination)
  const poids = poidsEn(commune)
  const seuls = tous.filter((mot) => poids(mot) === 1)
  return seuls.length > 0 ? seuls : tous
}

/** How close two names borne in one commune are, from 0 to 1: word by word in any order, or joined (« Foot-ball », « Football »). */
export const proximite = (nom: NomLocal, autre: string): number => {
  const joint = (denomination: string): string[] => [propres({ denomination, commune: nom.commune }).join('')]
  const unPoids = (): number => 1
  return Math.max(
    proximiteDesMots(mots(nom.denomination), mots(autre), poidsEn(nom.commune)),
    proximiteDesMots(joint(nom.denomination), joint(autre), unPoids),
  )
}

/** What to look for among the names of the commune; null of a name too short to be one (CCL art. 57). */
export const motsAChercher = (nom: NomLocal): string | null => {
  const cherches = propres(nom).join(' ')
  return (nom.denomination.match(/\p{L}/gu)?.length ?? 0) < lettresAuMoins || cherches === '' ? null : cherches
}

/** Of these associations of the commune, those whose name is close: the closest first, a few (CCL art. 57). It forbids nothing. */
export const nomsProches = <A extends { numero: string; denomination: string }>(nom: NomLocal, associations: readonly A[]): A[] =>
  associations
    .map((association) => ({ association, part: proximite(nom, association.denomination) }))
    .filter(({ part }) => part >= seuil)
    .toSorted((a, b) => b.part - a.part || (a.association.numero < b.association.numero ? -1 : 1))
    .slice(0, auPlus)
    .map(({ association }) => association)
