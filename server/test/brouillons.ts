import { randomUUID } from 'node:crypto'
import { uneAnnexe } from 'domain/core/exemples'
import { unEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** The body a browser window sends to save a draft; by default a new creation. */
export const unBrouillon = (autrement: object = {}) => ({
  type: 'CREATION',
  association: null,
  denomination: 'Chorale du Ried',
  contenu: { declarant: { nom: 'Weber' } },
  revision: 0,
  ecrivain: randomUUID(),
  ...autrement,
})

/** Saves a draft with an API call. */
export const garder = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, autrement: object = {}) =>
  app.inject({ method: 'PUT', url: `/api/brouillon/${id}`, headers: qui.bearer, payload: unBrouillon(autrement) })

/** Adds a file, or pages of one, to a draft; statutes by default. */
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

/** Stores a photographed page with a draft. */
export const garderPage = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, bytes: Buffer) =>
  app.inject({ method: 'POST', url: `/api/brouillon/${id}/page`, headers: qui.bearer, payload: unEnvoi('page', {}, bytes) })
