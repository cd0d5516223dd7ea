import * as z from 'zod/mini'
import { formaterJour, JourCalendaire } from '../../core/jour.ts'
import { texteObligatoire } from '../../core/texte.ts'
import { obstaclesDesControles } from '../controles/verdicts.ts'
import { decisionRendue, notifiee, Notifiee, saisieNotification, verifierNotification } from '../decision/notification.ts'
import { nommer, verifierSignataire } from '../decision/signataires.ts'
import { textesGreffe } from '../textes/greffe.ts'
import { contestees } from './contestees.ts'
import { communs, definirActe } from './definition.ts'
import { obstaclesDuRegistre } from './etat-du-registre.ts'
import { reserveeAuJuge, Visa } from './visa.ts'
import { textesDesActes } from '../textes/actes.ts'

const mots = textesDesActes.INSCRIPTION

/** The registration. `le` is the date of the ordonnance, `signataire` the person who renders it. Served at once, so never corrected. */
export const inscription = definirActe({
  schema: z.object({
    ...communs('INSCRIPTION'),
    signataire: z.object({ nom: texteObligatoire(200), qualite: texteObligatoire(150) }),
    ...Notifiee,
    numeroAssociation: texteObligatoire(9),
    // Set when the judge signed the decision (docs/decisions/0076).
    visa: z.optional(Visa),
  }),
  summary: 'Registers the association: number, first version, ordonnance, certificate, notification and attachment, in one transaction.',
  textes: mots,
  chemin: 'inscription',
  saisie: { le: JourCalendaire, signataire: z.int().check(z.gte(1)), ...saisieNotification },
  faire: ({ le, signataire, ...dit }, { signataires, objet }) => {
    const rendue = signataires.find(({ id }) => id === signataire)
    return rendue ? { type: 'INSCRIPTION', le, signataire: nommer(rendue), ...notifiee('INSCRIPTION', dit, objet) } : null
  },
  verifier: ({ le, signataire, ...dit }, { signataires, objet }) => [
    ...verifierSignataire(signataires, signataire, le),
    ...verifierNotification('INSCRIPTION', dit, objet),
  ],
  reponse: z.object({ numeroAssociation: z.string() }),
  charge: 'TENUE',
  corrigible: false,
  ferme: ['RECEPISSE', 'EXAMEN', 'OPPOSITION_PREFET'],
  ouvre: [],
  reduire: ({ le, ...rendue }) => ({ inscriteLe: le, decideeLe: le, decision: decisionRendue(rendue), ensuite: null }),
  obstacles: (situation) => [
    ...(situation.signataires ? [] : [mots.sansSignataire]),
    ...reserveeAuJuge(situation),
    ...contestees(situation.contestations),
    ...obstaclesDuRegistre(situation),
    ...obstaclesDesControles(situation),
  ],
  horsEtape: ({ communiqueeLe, oppositionJusquau, opposeeLe }) => {
    if (!communiqueeLe) return textesGreffe.obstacles.nonCommuniquee
    if (opposeeLe) return mots.opposition(formaterJour(opposeeLe))
    return oppositionJusquau && mots.delaiPrefet(formaterJour(oppositionJusquau))
  },
  jour: (le, { reponseLe, leveeLe, oppositionJusquau }) => {
    if (leveeLe) return le < leveeLe ? mots.avantLaLevee(formaterJour(leveeLe)) : null
    if (reponseLe) return le < reponseLe ? mots.avantLaReponse(formaterJour(reponseLe)) : null
    return oppositionJusquau && le <= oppositionJusquau ? mots.pendantLeDelai(formaterJour(oppositionJusquau)) : null
  },
})
