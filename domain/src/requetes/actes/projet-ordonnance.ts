import * as z from 'zod/mini'
import { obstaclesDesControles } from '../controles/verdicts.ts'
import { notificationChoices, NotificationChoices, saisieNotification, checkNotification } from '../decision/notification.ts'
import { textes } from '../../core/textes/common.ts'
import { contestationReasons } from './contestation-reasons.ts'
import { commonChamps, defineActe } from './definition.ts'
import { registreObstacles } from './registre-etat.ts'
import { inscription } from './inscription.ts'
import { longueursDe, Longueurs } from './prepared-motifs.ts'
import { enTexte, Motifs } from './projet-rejet.ts'
import { Agent, type Etape } from './situation.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.PROJET_ORDONNANCE

/**
 * The decision to prepare at a stage: the rejection once the declarant could comment on it (CPC annex art. 30-2), otherwise the registration.
 */
export const sensPrepare = (etape: Etape): 'INSCRIPTION' | 'REJET' => (etape === 'OBSERVATIONS' ? 'REJET' : 'INSCRIPTION')

/**
 * The decision as the clerk prepared it, where the judge signs (docs/decisions/0076). `agent` is that clerk; the act also holds the appeal
 * and the addressee of the letter. The grounds of a rejection are stored apart, where they can be erased. `motifs` gives their lengths in
 * that text.
 */
export const projetOrdonnance = defineActe({
  schema: z.object({
    ...commonChamps('PROJET_ORDONNANCE'),
    sens: z.enum(['INSCRIPTION', 'REJET']),
    agent: Agent,
    ...NotificationChoices,
    motifs: z.optional(Longueurs),
  }),
  summary: 'Prepares the decision and sends it to the judge of the court, who signs it or gives it back.',
  textes: mots,
  chemin: 'projet-ordonnance',
  saisie: { ...saisieNotification, motifs: z.optional(Motifs) },
  make: ({ motifs, ...dit }, { aujourdhui, agent, objet, etape }) => {
    const sens = sensPrepare(etape)
    const commun = { type: 'PROJET_ORDONNANCE', le: aujourdhui, sens, agent, ...notificationChoices(sens, dit, objet) } as const
    return motifs ? { ...commun, motifs: longueursDe(motifs) } : commun
  },
  check: ({ motifs, ...dit }, { objet, etape }) => {
    const sens = sensPrepare(etape)
    const motives = (sens === 'REJET') === (motifs !== undefined)
    return [
      ...checkNotification(sens, dit, objet),
      ...(motives
        ? []
        : [{ field: 'motifs', defaultMessage: sens === 'REJET' ? textesDesActes.PROJET_REJET.aucunMotif : textes.valeurInvalide }]),
    ]
  },
  texte: ({ motifs }) => motifs && enTexte(motifs),
  charge: 'TENUE',
  corrigible: false,
  ferme: [],
  ouvre: [],
  reduce: ({ le, sens, agent }) => ({ projet: { le, sens, agent } }),
  obstacles: (situation) => [
    ...(situation.circuit ? [] : [mots.sansCircuit]),
    ...(situation.circuit?.juges === false ? [mots.sansJuge] : []),
    ...contestationReasons(situation.contestations),
    ...(sensPrepare(situation.etape) === 'INSCRIPTION' ? [...registreObstacles(situation), ...obstaclesDesControles(situation)] : []),
  ],
  outsideEtape: (situation) => (situation.etape === 'A_SIGNER' ? null : (inscription.outsideEtape?.(situation) ?? null)),
})
