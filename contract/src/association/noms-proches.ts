import { etatsAssociation } from 'domain/association/etats'
import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { NumeroAssociation } from './numero.ts'
import { motifEtat } from './sort.ts'

const text = z.string()
const lieu = text.check(z.trim(), z.maxLength(100))

/** An association of the register whose name is close to another of its place. */
export const NomProche = z.object({ numero: text, denomination: text, commune: text, etat: z.enum(etatsAssociation), motifEtat })

export const trouverNomsProches = call({
  method: 'GET',
  path: '/api/association/noms-proches',
  acces: 'connecte',
  summary: 'The associations of a commune, in the area of a court, whose name is close to this one: the closest first, five at most.',
  query: z.strictObject({
    // At most as many signs as a denomination has.
    denomination: text.check(z.trim(), z.maxLength(250)),
    commune: lieu,
    /** Five communes have the name of another, each of another court. */
    tribunal: lieu,
    /** Number of the association that bears it already. */
    sauf: z.optional(NumeroAssociation),
  }),
  answer: z.array(NomProche),
})
