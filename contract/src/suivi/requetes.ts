import * as z from 'zod/mini'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { call } from '../core/call.ts'

const text = z.string()

/** A request on the user's dashboard (ENT-37, X-49). */
export const RequeteTableauDeBord = z.object({
  numero: text,
  nom: text,
  type: z.enum(typesRequete),
  etat: z.enum(etatsRequete),
  codePostal: text,
  commune: text,
  declarant: text,
  // The spec's spelling on this call.
  issuTeleservice: z.boolean(),
  datePreEnregistrement: text,
  dateOrdonnancement: z.nullable(text),
  /** Where it stands, in one sentence (STATE-14). */
  phrase: text,
  association: z.nullable(text),
})
export type RequeteTableauDeBord = z.output<typeof RequeteTableauDeBord>

export const dashboardRequete = call({
  method: 'POST',
  path: '/api/utilisateur/dashboard-requete',
  acces: 'connecte',
  summary: "The user's requests in progress, and the last decided ones.",
  answer: z.array(RequeteTableauDeBord),
})
