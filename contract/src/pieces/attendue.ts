import * as z from 'zod/mini'
import { naturesDemande } from 'domain/requetes/actes/natures-demande'

const text = z.string()

/** A demand not replied yet; `numero` is in the name of its letter (REQ-25). */
export const DemandeAttendue = z.object({
  requete: text,
  code: text,
  numero: z.number(),
  type: z.enum(naturesDemande),
  le: text,
  dateRetour: text,
  nombre: z.number(),
  /** What is still asked: types of documents, null of a « Demande de précisions ». */
  points: z.array(z.nullable(text)),
})
export type DemandeAttendue = z.output<typeof DemandeAttendue>
