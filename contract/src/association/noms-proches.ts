import { etatsAssociation } from 'domain/association/etats'
import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { NumeroAssociation } from './numero.ts'
import { motifEtat } from './sort.ts'

const text = z.string()
const lieu = text.check(z.trim(), z.maxLength(100))

/** An association whose name is close to that of another association of the same place. */
export const NomProche = z.object({ numero: text, denomination: text, commune: text, etat: z.enum(etatsAssociation), motifEtat })

export const trouverNomsProches = call({
  method: 'GET',
  path: '/api/association/noms-proches',
  acces: 'connecte',
  summary: 'The associations of a commune, in the area of a court, whose name is close to this one: the closest first, five at most.',
  query: z.strictObject({
    // Same maximum length as a denomination.
    denomination: text.check(z.trim(), z.maxLength(250)),
    commune: lieu,
    /** Five commune names exist twice, under two different courts. */
    tribunal: lieu,
    /** Number of an association to leave out: the one that already has this name. */
    sauf: z.optional(NumeroAssociation),
  }),
  answer: z.array(NomProche),
})
