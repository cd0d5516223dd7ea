import { randomUUID } from 'node:crypto'
import { uneAnnexe } from 'domain/core/exemples'
import { unEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** What a window sends when it saves; a creation that begins unless said otherwise. */
export const unBrouillon = (autrement: object = {}) => ({
  type: 'CREATION',
  association: null,
  denomination: 'Chorale du Ried',
  contenu: { declarant: { nom: 'Weber' } },
  revision: 0,
  ecrivain: randomUUID(),
  ...autrement,
})

/** Saves a draft through the door. */
export const garder = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, autrement: object = {}) =>
  app.inject({ method: 'PUT', url: `/api/brouillon/${id}`, headers: qui.bearer, payload: unBrouillon(autrement) })

/** Joins a file to a draft, or the pages of one, statutes unless said otherwise. */
export const joindre = (
  { app }: Pick<TestOffice, 'app'>,
  qui: Pick<Someone, 'bearer'>,
  id: string,
  bytes: Buffer | readonly Buffer[],
  document: object = uneAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' }),
) =>
  app.inject({
    method: 'POST',
    url: `/api/brouillon/${id}/document`,
    headers: qui.bearer,
    payload: unEnvoi('document', document, ...(Buffer.isBuffer(bytes) ? [bytes] : bytes)),
  })

/** Keeps a photographed page with a draft. */
export const garderPage = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, bytes: Buffer) =>
  app.inject({ method: 'POST', url: `/api/brouillon/${id}/page`, headers: qui.bearer, payload: unEnvoi('page', {}, bytes) })
