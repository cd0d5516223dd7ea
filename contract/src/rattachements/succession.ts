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
    'The rights to review after the last change of representatives: those who left and keep rights, those who came and have none (ATTACH-21).',
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
  summary: 'Ends the rights of some and invites others, for one reason: all or nothing.',
  params,
  body: SuccessionSaisie,
})
