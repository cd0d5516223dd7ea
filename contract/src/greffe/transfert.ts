import { LocatedCommune } from 'domain/association/formes'
import { FinDeTransfert, statutsTransfert, Transfert } from 'domain/requetes/transfert/transfert'
import * as z from 'zod/mini'
import { NomProche } from '../association/noms-proches.ts'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'

const text = z.string()
const deLAssociation = '/api/greffe/association/:numero/transfert'
const duTransfert = '/api/greffe/transfert/:uuid'
/** The new siege, as answers give it. */
const siege = z.extend(Transfert, { commune: LocatedCommune })
const params = z.strictObject({ numero: NumeroAssociation })
const un = z.strictObject({ uuid: z.uuid() })
/** The version the clerk was looking at. The server answers 409 when a newer one exists. */
const version = z.int()

export const getTransfert = call({
  method: 'GET',
  path: deLAssociation,
  acces: 'greffe',
  summary: 'Whether an association may be transferred to another court, and the outcome of its last transfer (STAFF-13).',
  params,
  answer: z.object({
    obstacles: z.array(text),
    /** For an association that came from another court: its old number, and why the transfer cannot be corrected. Null for any other. */
    correction: z.nullable(z.object({ origine: text, obstacles: z.array(text) })),
    dernier: z.nullable(
      z.object({
        statut: z.enum(statutsTransfert),
        /** Name of the court it was sent to. */
        destination: text,
        siege,
        envoyeLe: text,
        decideLe: z.nullable(text),
        motif: z.nullable(text),
      }),
    ),
  }),
})

export const envoyerTransfert = call({
  method: 'POST',
  path: deLAssociation,
  acces: 'greffe',
  summary:
    'Sends an association to the court of its new head office, which gets a mail. Nothing changes before that court registers it (STAFF-13).',
  params,
  body: z.strictObject({ version, transfert: Transfert }),
  answer: z.object({ destination: text }),
})

export const retirerTransfert = call({
  method: 'POST',
  path: `${deLAssociation}/retrait`,
  acces: 'greffe',
  summary: 'Cancels a transfer to another court that has not decided yet (STAFF-13).',
  params,
  body: FinDeTransfert,
})

export const corrigerTransfert = call({
  method: 'POST',
  path: `${deLAssociation}/correction`,
  acces: 'greffe',
  summary:
    'Corrects a transfer registered by mistake, on both sheets, while the new sheet has not changed. Both courts and the attached users get a mail (STAFF-13).',
  params,
  body: z.strictObject({ version, motif: FinDeTransfert.shape.motif }),
  /** Number of the former sheet. */
  answer: z.object({ numero: text }),
})

export const listerTransferts = call({
  method: 'GET',
  path: '/api/greffe/transfert',
  acces: 'greffe',
  summary: "The associations sent to the clerk's courts, oldest first, each with the close names of its new place (STAFF-13, CCL art. 57).",
  answer: z.array(
    z.object({
      uuid: text,
      numero: text,
      denomination: text,
      version,
      /** Name of the court that sends it. */
      origine: text,
      siege,
      envoyeLe: text,
      nomsProches: z.array(NomProche),
      obstacles: z.array(text),
    }),
  ),
})

export const inscrireTransfert = call({
  method: 'POST',
  path: `${duTransfert}/inscription`,
  acces: 'greffe',
  summary:
    'Registers an association that another court sent, under a new number, and strikes the old one off. The sheets name each other (STAFF-13).',
  params: un,
  body: z.strictObject({ version }),
  status: 201,
  answer: z.object({ numero: text }),
})

export const refuserTransfert = call({
  method: 'POST',
  path: `${duTransfert}/refus`,
  acces: 'greffe',
  summary: 'Refuses an association that another court sent, with a reason. It stays at its court (STAFF-13).',
  params: un,
  body: FinDeTransfert,
})

/** The calls that transfer an association between two courts. */
export const transfertAppels = {
  getTransfert,
  envoyerTransfert,
  retirerTransfert,
  corrigerTransfert,
  listerTransferts,
  inscrireTransfert,
  refuserTransfert,
}
