import { maxDemandeAnnexes, DemandeRattachement, statutsDemande } from 'domain/rattachements/demande'
import * as z from 'zod/mini'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { CleIdempotence } from '../core/idempotence.ts'

const params = z.strictObject({ numero: NumeroAssociation })
const text = z.string()

/** A request for attachment that the court has not decided yet (ENT-35). */
export const DemandeEnAttente = z.object({
  email: text,
  nom: text,
  prenom: text,
  fonction: text,
  statut: z.enum(statutsDemande),
  demandeeLe: text,
})

/** The person's last request, when the court refused it and they have not yet confirmed having read the refusal (ATTACH-12). */
export const RefusDeRattachement = z.nullable(z.object({ demandeeLe: text, motif: text }))

export const demanderRattachement = call({
  method: 'POST',
  path: '/api/association/:numero/rattachement',
  acces: 'connecte',
  summary:
    'Asks the court for an attachment, with annexes. All or nothing, and one pending request for each account and association (SRV-44).',
  params,
  headers: CleIdempotence,
  multipart: { name: 'rattachement', schema: DemandeRattachement, fichiers: maxDemandeAnnexes },
  // Id of the task that enters the court's queue.
  answer: z.object({ tacheRattachement: text, statut: z.enum(statutsDemande), demandeeLe: text }),
  status: 201,
})

export const marquerRefusLu = call({
  method: 'PUT',
  path: '/api/association/:numero/rattachement/refus-lu',
  acces: 'connecte',
  summary: 'Records that the person read the refusal of their last request, which is no longer shown (ATTACH-12).',
  params,
})

/** The calls of a person who asks to be attached. */
export const appelsDeDemande = { demanderRattachement, marquerRefusLu }
