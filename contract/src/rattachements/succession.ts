import * as z from 'zod/mini'
import { SuccessionSaisie } from 'domain/rattachements/succession'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const path = '/api/association/:numero/succession'
const params = z.strictObject({ numero: NumeroAssociation })
const text = z.string()

export const lireSuccession = call({
  method: 'GET',
  path,
  acces: 'connecte',
  summary:
    'What the last change of those who represent the association asks of the rights: who left and keeps some, who came and has none (ATTACH-21).',
  params,
  answer: z.object({
    /** Day of the change; null while the representatives of the association have never changed. */
    le: z.nullable(text),
    /** In what capacity the new representatives act. */
    qualite: z.enum(['DIRECTION', 'LIQUIDATEURS']),
    sortants: z.array(z.object({ uuid: text, prenom: text, nom: text, email: text })),
    /** `email`: the address given in the filing; the court only (MEMB-24). */
    entrants: z.array(z.object({ prenom: text, nom: text, fonction: text, email: z.nullable(text) })),
  }),
})

export const passerLaMain = call({
  method: 'POST',
  path,
  acces: 'connecte',
  summary: 'Ends the rights of some and invites others, in one gesture and for one reason: all of it is done, or nothing.',
  params,
  body: SuccessionSaisie,
})
