import * as z from 'zod/mini'
import { call } from '../core/call.ts'

const path = '/api/administration/verification'
const combien = z.int()

const Verification = z.object({
  id: z.uuid(),
  demandeeLe: z.string(),
  demandeePar: z.string(),
  /** Null while it is under way. */
  finieLe: z.nullable(z.string()),
  bilan: z.nullable(
    z.object({
      /** Objects of the database schema. Absent from reports made before the check compared them. */
      objets: z.optional(combien),
      lignes: combien,
      depots: combien,
      nonCouverts: combien,
      purgees: combien,
      versions: combien,
      fichiers: combien,
      ecarts: combien,
    }),
  ),
  /** The first two hundred differences, one sentence each. */
  ecarts: z.array(z.string()),
  /** Why the check failed. */
  erreur: z.nullable(z.string()),
})

export const listerVerifications = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'The last ten verifications of all that is kept, the latest first: the one under way, and what the others found.',
  answer: z.object({ verifications: z.array(Verification) }),
})

export const demanderVerification = call({
  method: 'POST',
  path,
  acces: 'administration',
  summary: 'Starts a verification of all data by a job, as `npm run verifier`; 412 while one is under way.',
})

export const appelsDeVerification = { listerVerifications, demanderVerification }
