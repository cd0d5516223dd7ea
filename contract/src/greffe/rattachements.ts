import { statutsDemande } from 'domain/rattachements/demande'
import { Acceptation, Refus } from 'domain/rattachements/demande-decision'
import * as z from 'zod/mini'
import { call } from '../core/call.ts'
import { pageOf, paging } from '../core/page.ts'

const text = z.string()
const orNull = z.nullable(text)
const params = z.strictObject({ uuid: z.uuid() })

const demande = { uuid: text, association: text, denomination: text, nom: text, prenom: text, fonction: text, demandeeLe: text }

export const listerDemandesRattachement = call({
  method: 'GET',
  path: '/api/greffe/rattachement',
  acces: 'greffe',
  summary: "The requests for attachment the clerk's courts have to decide, oldest first (STAFF-16).",
  query: z.strictObject({ ...paging(['demandeeLe', 'personne', 'denomination'], 'demandeeLe,asc') }),
  answer: pageOf(z.object(demande)),
})

const Annexe = z.object({
  rang: z.int(),
  nom: text,
  type: text,
  /** SHA-256 of the bytes received. It is kept after the bytes are deleted. */
  sha256: text,
  /** When the bytes were deleted, some time after the decision; null until then. */
  purgeeLe: orNull,
  mime: text,
  taille: z.number(),
  contenusActifs: z.array(text),
})

export const getDemandeRattachement = call({
  method: 'GET',
  path: '/api/greffe/rattachement/:uuid',
  acces: 'greffe',
  summary: 'One request for attachment: annexes, representatives of the association, attached users, obstacles (STAFF-16).',
  params,
  answer: z.object({
    ...demande,
    email: text,
    message: orNull,
    statut: z.enum(statutsDemande),
    /** `agent` is null when the person was attached by another way. `motif`: the ground of a refusal. */
    decision: z.nullable(z.object({ le: text, agent: z.nullable(z.object({ prenom: text, nom: text })), motif: orNull })),
    annexes: z.array(Annexe),
    /** In what capacity `representants` represent the association; null when nobody does. */
    qualite: z.nullable(z.enum(['DIRECTION', 'LIQUIDATEURS'])),
    representants: z.array(z.object({ nom: text, fonction: orNull, memeNom: z.boolean() })),
    usagers: z.array(z.object({ nom: text, prenom: text, fonction: text, gestion: z.boolean(), depot: z.boolean() })),
    /** Why it cannot be granted; empty when it can be. */
    obstacles: z.array(text),
    /** The oldest of the other pending requests; null when there is none. */
    suivante: orNull,
  }),
})

export const lireAnnexeRattachement = call({
  method: 'GET',
  path: '/api/greffe/rattachement/:uuid/annexe/:rang',
  acces: 'greffe',
  summary: 'The bytes of one annexe of a request for attachment: the clerks of that court only.',
  params: z.strictObject({ uuid: z.uuid(), rang: z.string().check(z.regex(/^\d{1,2}$/)) }),
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})

export const accepterRattachement = call({
  method: 'POST',
  path: '/api/greffe/rattachement/:uuid/acceptation',
  acces: 'greffe',
  summary: 'Attaches the applicant with the rights that the clerk chose, and mails them (ATTACH-12, MAIL-07).',
  params,
  body: Acceptation,
})

export const refuserRattachement = call({
  method: 'POST',
  path: '/api/greffe/rattachement/:uuid/refus',
  acces: 'greffe',
  summary: 'Refuses a request for attachment, with a reason that the person gets by mail (ATTACH-12, MAIL-07).',
  params,
  body: Refus,
})

/** The calls of the court on requests for attachment. */
export const greffeDemandeAppels = {
  listerDemandesRattachement,
  getDemandeRattachement,
  lireAnnexeRattachement,
  accepterRattachement,
  refuserRattachement,
}
