import * as z from 'zod/mini'
import { NomFichier } from 'domain/core/nom-fichier'
import { DecisionJudiciaire } from 'domain/requetes/ex-officio/decision-judiciaire'
import { Fusion } from 'domain/requetes/ex-officio/fusion'
import { requiredCorps } from 'domain/core/texte'
import { Rectification } from 'domain/requetes/ex-officio/rectification'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { appelsDeLAttestation } from './attestation.ts'
import { transfertAppels } from './transfert.ts'

const path = '/api/greffe/association/:numero'
const params = z.strictObject({ numero: NumeroAssociation })
/** The version the clerk was looking at. The server answers 409 when a newer one exists. */
const version = z.int()

export const rectifier = call({
  method: 'POST',
  path: `${path}/rectification`,
  acces: 'greffe',
  summary: "Corrects the register of the court's own motion: a version RECTIFICATION. Attached users and followers get a mail (STAFF-11).",
  params,
  body: z.strictObject({ version, rectification: Rectification }),
  answer: z.object({ version }),
})

export const inscrireDecision = call({
  method: 'POST',
  path: `${path}/decision`,
  acces: 'greffe',
  summary:
    'Records a decision of a court or an authority on an association, or its reversal, with the decision as the only file. The state follows (STAFF-14).',
  params,
  multipart: {
    name: 'decision',
    schema: z.strictObject({ version, nom: NomFichier, reserve: z.boolean(), decision: DecisionJudiciaire }),
    fichiers: 1,
  },
  status: 201,
  answer: z.object({ version }),
})

export const inscrireFusion = call({
  method: 'POST',
  path: `${path}/fusion`,
  acces: 'greffe',
  summary:
    'Records that an association absorbs others, with the merger agreement as the only file. They are struck off, and the sheets name each other (STAFF-12).',
  params,
  multipart: { name: 'fusion', schema: z.strictObject({ version, nom: NomFichier, fusion: Fusion }), fichiers: 1 },
  status: 201,
  answer: z.object({ version }),
})

export const corrigerFusion = call({
  method: 'POST',
  path: `${path}/fusion/correction`,
  acces: 'greffe',
  summary:
    'Corrects a merger recorded by mistake, by the `ordre` of its version: the absorbed associations get their state back. All attached users get a mail (STAFF-12).',
  params,
  body: z.strictObject({ version, fusion: z.int(), motif: requiredCorps(1000) }),
  answer: z.object({ version }),
})

/** The acts of the court ex officio on an association. */
export const exOfficioAppels = { rectifier, inscrireDecision, inscrireFusion, corrigerFusion, ...appelsDeLAttestation, ...transfertAppels }
