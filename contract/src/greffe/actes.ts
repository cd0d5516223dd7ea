import * as z from 'zod/mini'
import { definitionDe, type definitions } from 'domain/requetes/actes/actes'
import { type GreffeActe, greffeActes } from 'domain/requetes/procedure/obstacles'
import type { Call } from '../core/call.ts'
import { paramsRequete } from '../requetes/numero.ts'

const params = paramsRequete
const version = z.int().check(z.gte(1))

type Definition<T extends GreffeActe> = (typeof definitions)[T]
type Reponse<T extends GreffeActe> = NonNullable<Definition<T>['reponse']>
type Corps<S> = S extends Record<string, z.ZodMiniType> ? z.ZodMiniObject<{ version: typeof version } & S, z.core.$strict> : never

/** The call of an act, typed by the act's own definition. */
export type GreffeAppel<T extends GreffeActe> = {
  method: 'POST'
  path: string
  acces: 'greffe'
  summary: string
  params: typeof params
  body: Corps<Definition<T>['saisie']>
} & ([Reponse<T>] extends [never] ? unknown : { answer: Reponse<T> })

/**
 * Builds the call of a court act from its definition. The call carries the version of the request that the clerk was looking at.
 * A newer version answers 409, unless the act recorded since is this very one, sent twice (goals R2, R11).
 */
const appel = (type: GreffeActe): Call => {
  const { chemin, summary, saisie, reponse } = definitionDe(type)
  const commun = { method: 'POST', path: `/api/greffe/requete/:numero/${chemin}`, acces: 'greffe', summary, params } as const
  return { ...commun, body: z.strictObject({ version, ...saisie }), ...(reponse && { answer: reponse }) }
}

/** The acts of the court on a request, as calls named after the acts. */
export const greffeAppels = Object.fromEntries(greffeActes.map((type) => [type, appel(type)])) as {
  [T in GreffeActe]: GreffeAppel<T>
}
