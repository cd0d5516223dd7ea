import { textesSuccession as textes } from '../rattachements/textes/succession.ts'
import type { SituationDepot } from '../requetes/depot/obstacles-depot.ts'
import { type Voie, voiesEnLigne } from './voies.ts'

type Situation = Pick<SituationDepot, 'rattachement' | 'gestionnaires'> & { administre: boolean }

/** Shown instead of the three steps to people who may not manage users (ATTACH-21). Empty for those who may. */
export const obstaclesSuccession = (
  { administre, rattachement, gestionnaires }: Situation,
  voies: ReadonlySet<Voie> = voiesEnLigne,
): string[] => {
  if (administre) return []
  const demander = voies.has('rattachement') && rattachement.etat === 'NON_RATTACHE'
  const issue = demander ? textes.injoignable : textes.auGreffe
  return gestionnaires ? [textes.sansGestion, issue] : [issue]
}
