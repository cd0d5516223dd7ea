import * as z from 'zod/mini'
import { JourCalendaire } from 'domain/core/jour'
import { type TypeDepose, typesDeposes } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { CleExigee } from '../core/idempotence.ts'
import { cheminDuDepot, formeDuDepot, nomDe, type NomDeDepot } from './depot.ts'

/** A filing received on paper: a clerk of its court records it (STAFF-15). */
const enregistrer = <const T extends TypeDepose>(type: T) =>
  call({
    ...formeDuDepot(type),
    path: `/api/greffe/depot/${cheminDuDepot(type)}`,
    acces: 'greffe',
    summary: `Records a request ${type} that came on paper to the clerk’s court: all or nothing, once per Idempotency-Key. Its delays run from its reception.`,
    headers: CleExigee,
    /** The day the paper filing was received. */
    query: z.strictObject({ recueLe: JourCalendaire }),
  })

/** The calls, each under its own name: `deposerCreationAuGuichet`. */
export const depotsAuGuichet = Object.fromEntries(typesDeposes.map((type) => [`${nomDe(type)}AuGuichet`, enregistrer(type)])) as {
  [T in TypeDepose as `${NomDeDepot<T>}AuGuichet`]: ReturnType<typeof enregistrer<T>>
}
export type AppelAuGuichet = (typeof depotsAuGuichet)[keyof typeof depotsAuGuichet]

/** The call that records this kind of request. */
export const appelAuGuichet = (type: TypeDepose): AppelAuGuichet =>
  depotsAuGuichet[`${nomDe(type)}AuGuichet` as keyof typeof depotsAuGuichet]
