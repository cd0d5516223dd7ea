import { genererExtrait as genererExtraitCall, verifierExtrait } from 'contract/extrait/extrait'
import { textesRefus } from 'domain/core/textes/refus'
import { textesDelivrance } from 'domain/extrait/textes/delivrance'
import type { Door } from '../core/door.ts'
import { precondition } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { generateExtrait } from './generate.ts'
import { inspect } from './check-code.ts'

export const extraitRoutes = (door: Door): void => {
  door.serve(genererExtraitCall, async ({ params, query }, { user, request, ...office }) => {
    if (query.conforme === 'false') throw precondition(textesRefus.etat, [textesDelivrance.conformesSeuls])
    return generateExtrait(office, user, params.numero, request.ip)
  })

  door.serve(verifierExtrait, async ({ params }, { db }) => {
    const found = await inspect(db, params.code)
    if (!found) throw notFound()
    return found
  })
}
