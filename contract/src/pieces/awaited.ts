import * as z from 'zod/mini'
import { naturesDemande } from 'domain/requetes/demandes/natures-demande'

const text = z.string()

/** A demande still without a reply. `numero` is part of the name of its letter (REQ-25). */
export const AwaitedDemande = z.object({
  requete: text,
  code: text,
  numero: z.number(),
  type: z.enum(naturesDemande),
  le: text,
  dateRetour: text,
  nombre: z.number(),
  /** Types of the documents still asked for; null for a « Demande de précisions ». */
  points: z.array(z.nullable(text)),
})
export type AwaitedDemande = z.output<typeof AwaitedDemande>
