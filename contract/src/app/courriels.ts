import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { filtre, pageOf, paging } from '../core/page.ts'

const path = '/api/administration/courriel'

export const remises = ['toutes', 'attente', 'refus'] as const

export const listerEnvois = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary:
    'The mails of the outbox: sent, waiting with the last failure (`erreur`), or refused by a mail server (`refus`). Never their text, which holds links (STAFF-27).',
  query: z.strictObject({ texte: filtre, remise: z._default(z.enum(remises), 'toutes'), ...paging(['creeLe'], 'creeLe,desc') }),
  answer: pageOf(
    z.object({
      id: z.uuid(),
      destinataire: z.string(),
      sujet: z.string(),
      creeLe: z.string(),
      envoyeLe: z.nullable(z.string()),
      tentatives: z.int(),
      erreur: z.nullable(z.string()),
      refus: z.nullable(z.string()),
    }),
  ),
})

export const renvoyerCourriel = call({
  method: 'POST',
  path: `${path}/:id/renvoi`,
  acces: 'administration',
  summary: 'Retries at once a mail that has not left; 412 when it has left.',
  params: z.object({ id: z.uuid() }),
})

export const getTravaux = call({
  method: 'GET',
  path: '/api/administration/travaux',
  acces: 'administration',
  summary: 'The last runs of the nightly work, and how much waits in each queue.',
  answer: z.object({
    nuits: z.array(
      z.object({
        id: z.string(),
        commenceLe: z.nullable(z.string()),
        finiLe: z.nullable(z.string()),
        etat: z.enum(['FAIT', 'EN_COURS', 'ECHEC']),
        erreur: z.nullable(z.string()),
      }),
    ),
    files: z.array(z.object({ nom: z.enum(['courriel', 'compte']), attente: z.int(), echecs: z.int() })),
  }),
})

export const appelsDesCourriels = { listerEnvois, renvoyerCourriel, getTravaux }
