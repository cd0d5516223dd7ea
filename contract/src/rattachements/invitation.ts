import * as z from 'zod/mini'
import { InvitationSaisie } from 'domain/rattachements/invitation'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const path = '/api/association/:numero/invitation'
const params = z.strictObject({ numero: NumeroAssociation })
const paramsInvitation = z.strictObject({ numero: NumeroAssociation, id: z.uuid() })

export const inviter = call({
  method: 'POST',
  path,
  acces: 'connecte',
  summary: 'Offers rights to an address, by mail: for those who manage the users of the association, and for its court (API-49).',
  params,
  body: InvitationSaisie,
})

export const inviterPartout = call({
  method: 'POST',
  path: '/api/utilisateur/invitations',
  acces: 'connecte',
  summary: 'Offers the same rights to one address for several associations: one invitation and one outcome for each, one mail for all.',
  body: z.extend(InvitationSaisie, { numeros: z.array(NumeroAssociation).check(z.minLength(1), z.maxLength(500)) }),
  /** In the order of the request. `refus`: why this association was not invited; null when it was. */
  answer: z.array(z.object({ numero: z.string(), refus: z.nullable(z.string()) })),
})

export const repondreInvitation = call({
  method: 'PUT',
  path,
  acces: 'connecte',
  summary: 'Accepts or declines the invitation that waits for the address of the account (API-46).',
  params,
  body: z.strictObject({ valide: z.boolean() }),
})

export const supprimerInvitation = call({
  method: 'DELETE',
  path: `${path}/:id`,
  acces: 'connecte',
  summary: 'Withdraws an invitation that has no answer yet: its link no longer works (API-47).',
  params: paramsInvitation,
})

export const renvoyerInvitation = call({
  method: 'POST',
  path: `${path}/:id/reenvoi`,
  acces: 'connecte',
  summary: 'Mails an invitation again, for thirty more days (API-48).',
  params: paramsInvitation,
})

const text = z.string()

export const lireInvitation = call({
  method: 'GET',
  path: `${path}/:id`,
  acces: 'connecte',
  summary: 'The invitation behind a link: whole for its addressee, with a masked address for any other account (INVITE-09).',
  params: paramsInvitation,
  answer: z.object({
    /** Masked, except for the account invited. */
    destinataire: text,
    /** Null for any account but the one invited. */
    invitation: z.nullable(
      z.object({
        denomination: text,
        identite: text,
        fonction: text,
        gestion: z.boolean(),
        depot: z.boolean(),
        fin: z.nullable(text),
        /** Last day to answer. */
        limite: text,
        /** `DISPARUE`: declined, taken back or expired. */
        etat: z.enum(['EN_ATTENTE', 'ACCEPTEE', 'DISPARUE']),
      }),
    ),
  }),
})
