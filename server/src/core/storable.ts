import type { FastifyInstance } from 'fastify'
import { chemin } from 'domain/core/erreurs-zod'
import type { ErreurChamp } from 'domain/core/erreurs'
import { unstorable, voisinage } from 'domain/core/invisibles'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { invalid } from './refusal.ts'

/** Largest PostgreSQL `integer`; no number we are sent is larger. */
const largest = 2_147_483_647

const fault = (value: unknown): string | null => {
  if (typeof value === 'string' && unstorable.test(value)) return textes.caractereRefuse(voisinage(value, unstorable))
  return typeof value === 'number' && Math.abs(value) > largest ? textes.valeurInvalide : null
}

interface Place {
  value: unknown
  key?: PropertyKey
  within?: Place
}

/** Returns the path of a value, cut to its last twelve keys: no field of ours is that deep. */
const pathOf = (place: Place): string => {
  const path: PropertyKey[] = []
  for (let at: Place | undefined = place; at?.key !== undefined; at = at.within) path.push(at.key)
  return chemin(path.slice(-12).toReversed()).replaceAll('\0', '').toWellFormed().slice(0, 200)
}

/**
 * Refuses (400) what PostgreSQL cannot hold, anywhere in the value: NUL, lone surrogates, numbers out of range. No recursion: the sender
 * chooses the depth.
 */
export const requireStorable = (sent: unknown): void => {
  const errors: ErreurChamp[] = []
  const left: Place[] = [{ value: sent }]
  for (let place = left.pop(); place && errors.length < 50; place = left.pop()) {
    const { key, value } = place
    const within = place
    const said = fault(key) ?? fault(value)
    if (said) errors.push({ field: pathOf(place), defaultMessage: said })
    else if (Array.isArray(value)) for (const [i, element] of value.entries()) left.push({ value: element, key: i, within })
    else if (value && typeof value === 'object')
      for (const [name, element] of Object.entries(value)) left.push({ value: element, key: name, within })
  }
  if (errors.length) throw invalid(textesRefus.saisieInvalide, errors.toReversed())
}

/** Applies to every route, ours or oidc-provider's. The JSON of a filing is checked where it is read (files/multipart.ts). */
export const refuseUnstorable = (app: FastifyInstance): void => {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const sent of [params, query, body]) requireStorable(sent)
  })
}
