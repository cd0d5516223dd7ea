import * as z from 'zod/mini'
import { formatJour, Jour } from '../../core/jour.ts'
import { requiredLigne } from '../../core/texte.ts'
import { obstaclesDesControles } from '../controles/verdicts.ts'
import {
  renderedDecision,
  notificationChoices,
  NotificationChoices,
  saisieNotification,
  checkNotification,
} from '../decision/notification.ts'
import { name, checkSignataire } from '../decision/signataires.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { contestationReasons } from './contestation-reasons.ts'
import { commonChamps, defineActe } from './definition.ts'
import { registreObstacles } from './registre-etat.ts'
import { jugeObstacles, Visa } from './visa.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.INSCRIPTION

/** The registration. `on` is the date of the ordonnance, `signataire` the person who renders it. Served at once, so never corrected. */
export const inscription = defineActe({
  schema: z.object({
    ...commonChamps('INSCRIPTION'),
    signataire: z.object({ nom: requiredLigne(200), qualite: requiredLigne(150) }),
    ...NotificationChoices,
    numeroAssociation: requiredLigne(9),
    // Set when the judge signed the decision (docs/decisions/0076).
    visa: z.optional(Visa),
  }),
  summary: 'Registers the association: number, first version, ordonnance, certificate, notification and attachment, in one transaction.',
  textes: mots,
  chemin: 'inscription',
  saisie: { le: Jour, signataire: z.int().check(z.gte(1)), ...saisieNotification },
  make: ({ le, signataire, ...dit }, { signataires, objet }) => {
    const rendue = signataires.find(({ id }) => id === signataire)
    return rendue ? { type: 'INSCRIPTION', le, signataire: name(rendue), ...notificationChoices('INSCRIPTION', dit, objet) } : null
  },
  check: ({ le, signataire, ...dit }, { signataires, objet }) => [
    ...checkSignataire(signataires, signataire, le),
    ...checkNotification('INSCRIPTION', dit, objet),
  ],
  reponse: z.object({ numeroAssociation: z.string() }),
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduce: ({ le, ...rendue }) => ({ inscriteLe: le, decideeLe: le, decision: renderedDecision(rendue), ensuite: null }),
  obstacles: (situation) => [
    ...(situation.signataires ? [] : [mots.sansSignataire]),
    ...jugeObstacles(situation),
    ...contestationReasons(situation.contestations),
    ...registreObstacles(situation),
    ...obstaclesDesControles(situation),
  ],
  outsideEtape: ({ communiqueeLe, oppositionJusquau, opposeeLe }) => {
    if (!communiqueeLe) return textesGreffe.obstacles.nonCommuniquee
    if (opposeeLe) return mots.opposition(formatJour(opposeeLe))
    return oppositionJusquau && mots.delaiPrefet(formatJour(oppositionJusquau))
  },
  jour: (le, { reponseLe, leveeLe, oppositionJusquau }) => {
    if (leveeLe) return le < leveeLe ? mots.avantLaLevee(formatJour(leveeLe)) : null
    if (reponseLe) return le < reponseLe ? mots.avantLaReponse(formatJour(reponseLe)) : null
    return oppositionJusquau && le <= oppositionJusquau ? mots.pendantLeDelai(formatJour(oppositionJusquau)) : null
  },
})
