import type { Jour } from '../../core/jour.ts'

/** How a decision reached its addressee: registered letter, posting at the court (CPC annex art. 30-12), first opening online. */
export const voiesDeNotification = ['LRAR', 'AFFICHAGE', 'EN_LIGNE'] as const
/** Where the addressee lives. The time limit to appeal is one month longer overseas, two months longer abroad (CPC art. 643). */
export const demeures = ['METROPOLE', 'OUTRE_MER', 'ETRANGER'] as const
export type Demeure = (typeof demeures)[number]

export interface NotifiedDecision {
  /** Day the letter was received or opened, or first day of the posting. */
  le: Jour
  voie: (typeof voiesDeNotification)[number]
  demeure: Demeure
}
