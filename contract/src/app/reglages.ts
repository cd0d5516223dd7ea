import * as z from 'zod/mini'
import { formats } from 'domain/core/reglages'
import { requiredLigne } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { LigneDeChangement } from './changements.ts'

const path = '/api/administration/reglages'
const octets = z.int().check(z.gte(0), z.lte(2_000_000_000))

const courts = z.array(requiredLigne(40)).check(z.maxLength(40))

const Reglages = {
  tailleFichierMax: octets,
  tailleMax: octets,
  tailleRattachementMax: octets,
  formats: z.array(z.enum(formats)).check(z.maxLength(formats.length)),
  environnement: requiredLigne(40),
  lienCGU: requiredLigne(300),
  lienFAQ: requiredLigne(300),
  circuitSignature: courts,
  notificationEnLigne: courts,
}

export const getReglages = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'The settings in force, their version, the most that this server can receive (`plafond`), and the history of changes.',
  answer: z.object({
    ...Reglages,
    version: z.int(),
    plafond: z.int(),
    production: z.boolean(),
    demonstration: z.boolean(),
    journal: z.array(LigneDeChangement),
  }),
})

export const modifierReglages = call({
  method: 'PUT',
  path,
  acces: 'administration',
  summary: 'Replaces the settings, at once and for everybody (STAFF-26); 409 when somebody else changed them since `version` was read.',
  body: z.strictObject({ ...Reglages, version: z.int() }),
  answer: z.object({ version: z.int() }),
})

export const appelsDesReglages = { getReglages, modifierReglages }
