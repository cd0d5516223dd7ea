import { genererExtrait as genererExtraitCall, verifierExtrait } from 'contract/extrait/extrait'
import type { Door } from '../core/door.ts'
import { notFound } from '../core/server-errors.ts'
import { genererExtrait } from './generer.ts'
import { verifier } from './verifier.ts'

export const extraitRoutes = (door: Door): void => {
  door.serve(genererExtraitCall, ({ params }, { user, request, ...office }) => genererExtrait(office, user, params.numero, request.ip))

  door.serve(verifierExtrait, async ({ params }, { db }) => {
    const found = await verifier(db, params.code)
    if (!found) throw notFound()
    return found
  })
}
