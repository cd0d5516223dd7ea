import * as z from 'zod/mini'
import { TypedDroits, MotifRetrait } from 'domain/rattachements/utilisateurs'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const path = '/api/association/:numero/rattachement'

export const modifierRattachement = call({
  method: 'PUT',
  path,
  acces: 'connecte',
  summary:
    'Changes the function and the rights of an attached person, by address: for those who manage the users, and for the court (API-50).',
  params: z.strictObject({ numero: NumeroAssociation }),
  body: TypedDroits,
})

export const supprimerRattachement = call({
  method: 'POST',
  path: `${path}/:uuid/delete`,
  acces: 'connecte',
  summary: "Ends one's own attachment, or another's with the right to manage users, for a reason. The person gets a mail (API-51).",
  params: z.strictObject({ numero: NumeroAssociation, uuid: z.uuid() }),
  body: z.strictObject({ commentaire: MotifRetrait }),
})
