import * as z from 'zod/mini'
import { listesDeMotifs, type ListeDeMotifs, longueurMotif, maxMotifs } from 'domain/pieces/usual-motifs'
import { requiredLigne } from 'domain/core/texte'
import { textes } from 'domain/core/textes/common'
import { call } from '../core/call.ts'

const Liste = z.enum(listesDeMotifs as readonly [ListeDeMotifs, ...ListeDeMotifs[]])
const params = z.strictObject({ liste: Liste })
const path = '/api/administration/motifs-usuels/:liste'
const Lu = z.object({ article: z.nullable(z.string()), motif: z.string() })
const Saisi = z.strictObject({ article: z.nullable(requiredLigne(200)), motif: requiredLigne(longueurMotif) })

export const getMotifsUsuels = call({
  method: 'GET',
  path: '/api/greffe/motifs-usuels',
  acces: 'greffe',
  summary: 'The lists of usual grounds that an administrator corrected; of the others, those the product comes with are in force.',
  answer: z.object({ listes: z.array(z.object({ liste: Liste, motifs: z.array(Lu) })) }),
})

export const getListeDeMotifs = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'A list of usual grounds as it stands, and every version published, the latest first; `motifs` null: those of the product.',
  params,
  answer: z.object({
    version: z.int(),
    motifs: z.nullable(z.array(Lu)),
    versions: z.array(z.object({ version: z.int(), motifs: z.nullable(z.array(Lu)), publieeLe: z.string(), publieePar: z.string() })),
  }),
})

export const publierMotifs = call({
  method: 'PUT',
  path,
  acces: 'administration',
  summary: 'Publishes a list of usual grounds, null for the product’s own; 409 when somebody else published since `version` was read.',
  params,
  body: z.strictObject({
    motifs: z.nullable(z.array(Saisi).check(z.maxLength(maxMotifs, { error: textes.tropDElements(maxMotifs) }))),
    version: z.int(),
  }),
  answer: z.object({ version: z.int() }),
})

export const appelsDesMotifs = { getMotifsUsuels, getListeDeMotifs, publierMotifs }
