import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { demeures, voiesDeNotification } from '../decision/notified-decision.ts'
import { notifiedOn, decisionRecours } from './delai-de-recours.ts'
import { commonChamps, defineActe } from './definition.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.NOTIFICATION

/**
 * The decision has reached its addressee, and the delay of appeal runs (CPC annex art. 5 and 8). `on` is the day the registered letter was
 * received, the first day of the posting at the court, or the day the letter was first opened online. A mistaken day can be corrected.
 */
export const notification = defineActe({
  schema: z.object({ ...commonChamps('NOTIFICATION'), voie: z.enum(voiesDeNotification), demeure: z.enum(demeures) }),
  summary: 'Records the day a decision was notified, by registered letter or by posting at the court: the delay of appeal runs from it.',
  textes: mots,
  chemin: 'notification',
  saisie: { le: Jour, voie: z.enum(['LRAR', 'AFFICHAGE']), demeure: z.enum(demeures) },
  make: ({ le, voie, demeure }) => ({ type: 'NOTIFICATION', le, voie, demeure }),
  check: ({ voie }, { objet, etape }) =>
    voie === 'AFFICHAGE' && (objet.type !== 'RADIATION' || etape === 'REJETEE')
      ? [{ field: 'voie', defaultMessage: mots.affichageReserve }]
      : [],
  charge: 'INDIFFERENTE',
  corrigible: true,
  ferme: [],
  ouvre: [],
  reduce: ({ le, voie, demeure }) => ({ notifiee: { le, voie, demeure } }),
  obstacles: (situation) => {
    if (situation.notifiee) return [mots.dejaNotifiee(formatJour(notifiedOn(situation.notifiee)))]
    const recours = decisionRecours(situation, situation)
    return recours === null || recours === 'POURVOI_IMMEDIAT' ? [] : [mots.sansDelai]
  },
  outsideEtape: () => mots.sansDecision,
  jour: (le, { decideeLe }) => (decideeLe !== null && le < decideeLe ? mots.avantLaDecision(formatJour(decideeLe)) : null),
})
