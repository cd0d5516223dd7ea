import * as z from 'zod/mini'
import { Jour } from 'domain/core/jour'
import { etapes } from 'domain/requetes/actes/situation'
import { typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { queues } from './queue.ts'

const combien = z.int()
const jours = z.nullable(z.int())
const periode = { du: Jour, au: Jour }

/** The durations measured, each from the filing. */
export const delaisMesures = ['RECEPISSE', 'PRISE_EN_CHARGE', 'DECISION'] as const

/** Durations in days: the median and the ninth decile; null when there are none. */
const duree = { nombre: combien, mediane: jours, neufDixiemes: jours }

const Statistiques = z.object({
  depots: z.array(z.object({ type: z.enum(typesRequete), teleservice: combien, papier: combien })),
  decisions: z.array(z.object({ type: z.enum(typesRequete), inscrites: combien, rejetees: combien, retirees: combien })),
  delais: z.array(z.object({ delai: z.enum(delaisMesures), ...duree })),
  /** The stages left during the period. Each stay counts once. */
  etapes: z.array(z.object({ etape: z.enum(etapes), ...duree })),
  /** As of today, whatever the period: how many, how many overdue, and their age in days. */
  files: z.array(z.object({ file: z.enum(queues), nombre: combien, enRetard: combien, mediane: jours, plusAncienne: jours })),
})

export const getStatistiquesGreffe = call({
  method: 'GET',
  path: '/api/greffe/statistiques',
  acces: 'greffe',
  summary: "The figures of the clerk's courts for a period: filings, decisions, durations, age of queues.",
  query: z.strictObject(periode),
  answer: Statistiques,
})

export const getStatistiques = call({
  method: 'GET',
  path: '/api/administration/statistiques',
  acces: 'administration',
  summary: 'The figures of one court, or of all, for a period.',
  query: z.strictObject({ ...periode, tribunal: z._default(z.string().check(z.maxLength(50)), '') }),
  answer: Statistiques,
})
