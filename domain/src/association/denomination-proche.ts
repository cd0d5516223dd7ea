import type { EtatAssociation } from './etats.ts'
import { mots, proximiteDesMots } from './nom-mots.ts'

/** Two names this close or closer are close (docs/decisions/0035): they share one distinctive word and differ by little else. */
const seuil = 0.7
const auPlus = 5
/** Below this number of letters, a text is not a name yet. */
const lettresAuMoins = 3

/** States in which a name is taken. A dissolved or struck-off association frees its name. */
export const nomTakingEtats: readonly EtatAssociation[] = ['INSCRITE', 'NONCONFORME']

/** A name, in the commune where it is borne. */
export interface NomLocal {
  denomination: string
  commune: string
}

/** Words for a kind of body, which say little about which body it is. */
const courants = new Set(
  'amicale amis asso association cercle club collectif comite culturel culturelle federation groupe groupement ligue section societe sportif sportive union'.split(
    ' ',
  ),
)

/** The weight of a word. Words common to many names weigh little, and so do those of the commune, which all share. */
const weightIn = (commune: string) => {
  const lieu = new Set(mots(commune))
  return (mot: string): number => (courants.has(mot) || lieu.has(mot) ? 0.2 : 1)
}

/** The words that distinguish an association from others in its commune; all its words when none does. */
const propres = ({ denomination, commune }: NomLocal): string[] => {
  const tous = mots(denomination)
  const poids = weightIn(commune)
  const seuls = tous.filter((mot) => poids(mot) === 1)
  return seuls.length > 0 ? seuls : tous
}

/** How close two names of one commune are, from 0 to 1. Words are compared in any order, or joined (« Foot-ball », « Football »). */
export const proximite = (nom: NomLocal, autre: string): number => {
  const join = (denomination: string): string[] => [propres({ denomination, commune: nom.commune }).join('')]
  const evenWeight = (): number => 1
  return Math.max(
    proximiteDesMots(mots(nom.denomination), mots(autre), weightIn(nom.commune)),
    proximiteDesMots(join(nom.denomination), join(autre), evenWeight),
  )
}

/** The words to search among the names of the commune; null when the name is too short to be one (CCL art. 57). */
export const motsToSearch = (nom: NomLocal): string | null => {
  const cherches = propres(nom).join(' ')
  return (nom.denomination.match(/\p{L}/gu)?.length ?? 0) < lettresAuMoins || cherches === '' ? null : cherches
}

/** The associations of the commune with a close name, the closest first, a few at most (CCL art. 57). Informs only: it forbids nothing. */
export const nomsProches = <A extends { numero: string; denomination: string }>(nom: NomLocal, associations: readonly A[]): A[] =>
  associations
    .map((association) => ({ association, part: proximite(nom, association.denomination) }))
    .filter(({ part }) => part >= seuil)
    .toSorted((a, b) => b.part - a.part || (a.association.numero < b.association.numero ? -1 : 1))
    .slice(0, auPlus)
    .map(({ association }) => association)
