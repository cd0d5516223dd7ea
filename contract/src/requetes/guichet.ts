import * as z from 'zod/mini'
import { Jour } from 'domain/core/jour'
import { type FiledType, filedTypes } from 'domain/requetes/types'
import { call } from '../core/call.ts'
import { RequiredCle } from '../core/idempotence.ts'
import { depotChemin, depotForme, nomDe, type NomDeDepot } from './depot.ts'

/** A filing received on paper: a clerk of its court records it (STAFF-15). */
const save = <const T extends FiledType>(type: T) =>
  call({
    ...depotForme(type),
    path: `/api/greffe/depot/${depotChemin(type)}`,
    acces: 'greffe',
    summary: `Records a request ${type} that came on paper to the clerk’s court: all or nothing, once per Idempotency-Key. Its delays run from its reception.`,
    headers: RequiredCle,
    /** The day the paper filing was received. */
    query: z.strictObject({ recueLe: Jour }),
  })

/** The calls, each under its own name: `deposerCreationAuGuichet`. */
export const depotsAuGuichet = Object.fromEntries(filedTypes.map((type) => [`${nomDe(type)}AuGuichet`, save(type)])) as {
  [T in FiledType as `${NomDeDepot<T>}AuGuichet`]: ReturnType<typeof save<T>>
}
export type AppelAuGuichet = (typeof depotsAuGuichet)[keyof typeof depotsAuGuichet]

/** The call that records this kind of request. */
export const appelAuGuichet = (type: FiledType): AppelAuGuichet =>
  depotsAuGuichet[`${nomDe(type)}AuGuichet` as keyof typeof depotsAuGuichet]
