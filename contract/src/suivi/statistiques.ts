import * as z from 'zod/mini'
import { JourCalendaire } from 'domain/core/jour'
import { etapes } from 'domain/requetes/actes/situation'
import { typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { files } from './file.ts'

const combien = z.int()
const jours = z.nullable(z.int())
const periode = { du: JourCalendaire, au: JourCalendaire }

/** The spans measured, each from the filing on. */
export const delaisMesures = ['RECEPISSE', 'PRISE_EN_CHARGE', 'DECISION'] as const

/** A span in days: what half took at most, what nine in ten took at most; null where there is none. */
const duree = { nombre: combien, mediane: jours, neufDixiemes: jours }

const Statistiques = z.object({
  depots: z.array(z.object({ type: z.enum(typesRequete), teleservice: combien, papier: combien })),
  decisions: z.array(z.object({ type: z.enum(typesRequete), inscrites: combien, rejetees: combien, retirees: combien })),
  delais: z.array(z.object({ delai: z.enum(delaisMesures), ...duree })),
  /** The stages left in the period, each stay counted: those of the examination, and the others that were left. */
  etapes: z.array(z.object({ etape: z.enum(etapes), ...duree })),
  /** Today, whatever the period: how many, how many past their due day, how old in days. */
  files: z.array(z.object({ file: z.enum(files), nombre: combien, enRetard: combien, mediane: jours, plusAncienne: jours })),
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
