import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import {
  renderedDecision,
  notificationChoices,
  NotificationChoices,
  saisieNotification,
  checkNotification,
} from '../decision/notification.ts'
import { name, checkSignataire } from '../decision/signataires.ts'
import { contestationReasons } from './contestation-reasons.ts'
import { commonChamps, defineActe } from './definition.ts'
import { closeDemande, lettre } from './demandes.ts'
import { enTexte, Motifs } from './projet-rejet.ts'
import { jugeObstacles, Visa } from './visa.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.REJET

/**
 * The rejection, once the direction was heard or its last day has passed (CCL art. 60; CPC annex art. 30-2). `on` is the date of the
 * ordonnance. The act names the code and SHA-256 of the ordonnance and of the notification. Its grounds can be erased. Served at once, so
 * never corrected.
 */
export const rejet = defineActe({
  schema: z.object({
    ...commonChamps('REJET'),
    signataire: z.object({ nom: requiredLigne(200), qualite: requiredLigne(150) }),
    ...NotificationChoices,
    // Older demonstration data holds rejections without documents.
    ordonnance: z.optional(z.object(lettre)),
    notification: z.optional(z.object(lettre)),
    // Set when the judge signed the decision (docs/decisions/0076).
    visa: z.optional(Visa),
  }),
  summary: 'Rejects a request, after the observations of the board: reasoned order and notification, open to an immediate appeal.',
  textes: mots,
  chemin: 'rejet',
  saisie: { le: Jour, signataire: z.int().check(z.gte(1)), ...saisieNotification, motifs: Motifs },
  make: ({ le, signataire, ...dit }, { signataires, objet }) => {
    const rendue = signataires.find(({ id }) => id === signataire)
    return rendue ? { type: 'REJET', le, signataire: name(rendue), ...notificationChoices('REJET', dit, objet) } : null
  },
  check: ({ le, signataire, ...dit }, { signataires, objet }) => [
    ...checkSignataire(signataires, signataire, le),
    ...checkNotification('REJET', dit, objet),
  ],
  texte: ({ motifs }) => enTexte(motifs),
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduce: ({ le, ...rendue }, situation) => ({
    ...closeDemande(situation, le, 'CLOSE'),
    decideeLe: le,
    decision: renderedDecision(rendue),
    ensuite: null,
  }),
  obstacles: (situation) => [
    ...(situation.signataires ? [] : [textesDesActes.INSCRIPTION.sansSignataire]),
    ...jugeObstacles(situation),
    ...contestationReasons(situation.contestations),
    ...(situation.etape === 'EXAMEN' ? [mots.sansProjet] : []),
  ],
  outsideEtape: () => mots.sansProjet,
  jour: (le, { observationsLe, observationsJusquau }) => {
    if (observationsLe) return le < observationsLe ? mots.avantLesObservations(formatJour(observationsLe)) : null
    return observationsJusquau && le <= observationsJusquau ? mots.pendantLeDelai(formatJour(observationsJusquau)) : null
  },
})
