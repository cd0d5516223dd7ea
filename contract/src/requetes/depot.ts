import * as z from 'zod/mini'
import { demarches } from 'domain/requetes/demarches/demarches'
import { type FiledType, filedTypes } from 'domain/requetes/types'
import { maxAnnexes, depotErreurs } from 'domain/requetes/depot/depot'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { CleIdempotence } from '../core/idempotence.ts'

/** The court that received the filing (FINAL-05). Its address may be unknown (reference/README: Thann). */
export const ReceivingTribunal = z.object({
  libelle: z.string(),
  adresse: z.nullable(z.string()),
  complementAdresse: z.nullable(z.string()),
  codePostal: z.nullable(z.string()),
  commune: z.nullable(z.string()),
})
export type ReceivingTribunal = z.output<typeof ReceivingTribunal>

/** Acknowledgement of a filing. Every send with the same idempotency key gets the same one. */
export const AccuseReception = z.object({
  numero: z.string(),
  dateReception: z.string(),
  tribunal: ReceivingTribunal,
  documents: z.array(z.object({ nom: z.string(), sha256: z.string() })),
})
export type AccuseReception = z.output<typeof AccuseReception>

/** The call of one kind of filing, whether it is sent online or recorded by a clerk. */
export const depotForme = <const T extends FiledType>(type: T) =>
  ({
    method: 'POST',
    // A filing on an association of the register names it in its address (API-32 to API-34).
    params: z.strictObject(demarches[type].surAssociation ? { numero: NumeroAssociation } : {}),
    multipart: {
      name: 'association',
      schema: demarches[type].schema as (typeof demarches)[T]['schema'],
      fichiers: maxAnnexes,
      erreurs: depotErreurs,
    },
    answer: AccuseReception,
    status: 201,
  }) as const

/** Last segments of the call's path. */
export const depotChemin = (type: FiledType): string => `${demarches[type].mode}${demarches[type].surAssociation ? '/:numero' : ''}`

/** Builds the filing call of one kind of request from its definition. */
const submitDepot = <const T extends FiledType>(type: T) =>
  call({
    ...depotForme(type),
    path: `/api/requete/${depotChemin(type)}`,
    acces: 'connecte',
    summary: `Files a request ${type}: all or nothing, once per Idempotency-Key, or per content within ten minutes without one.`,
    headers: CleIdempotence,
  })

export type NomDeDepot<T extends FiledType> = `deposer${Capitalize<Lowercase<T>>}`
export const nomDe = (type: string): string => `deposer${type.charAt(0)}${type.slice(1).toLowerCase()}`

/** The filing calls, each under its own name: `deposerCreation`. */
export const depots = Object.fromEntries(filedTypes.map((type) => [nomDe(type), submitDepot(type)])) as {
  [T in FiledType as NomDeDepot<T>]: ReturnType<typeof submitDepot<T>>
}
export const { deposerCreation, deposerModification, deposerDissolution, deposerRadiation } = depots
export type AppelDeDepot = (typeof depots)[keyof typeof depots]

/** The call that files this kind of request. */
export const appelDeDepot = (type: FiledType): AppelDeDepot => depots[nomDe(type) as keyof typeof depots]
