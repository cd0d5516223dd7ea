import { randomUUID } from 'node:crypto'
import { anAnnexe } from 'domain/core/exemples'
import { anEnvoi } from './numerisation.ts'
import type { TestOffice } from './office.ts'
import type { Someone } from './people.ts'

/** The body a browser window sends to save a draft; by default a new creation. */
export const aBrouillon = (autrement: object = {}) => ({
  type: 'CREATION',
  association: null,
  denomination: 'Chorale du Ried',
  contenu: { declarant: { nom: 'Weber' } },
  revision: 0,
  ecrivain: randomUUID(),
  ...autrement,
})

/** Saves a draft with an API call. */
export const retain = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, autrement: object = {}) =>
  app.inject({ method: 'PUT', url: `/api/brouillon/${id}`, headers: qui.bearer, payload: aBrouillon(autrement) })

/** Adds a file, or pages of one, to a draft; statutes by default. */
export const attachDocument = (
  { app }: Pick<TestOffice, 'app'>,
  qui: Pick<Someone, 'bearer'>,
  id: string,
  bytes: Buffer | readonly Buffer[],
  document: object = anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' }),
) =>
  app.inject({
    method: 'POST',
    url: `/api/brouillon/${id}/document`,
    headers: qui.bearer,
    payload: anEnvoi('document', document, ...(Buffer.isBuffer(bytes) ? [bytes] : bytes)),
  })

/** Stores a photographed page with a draft. */
export const keepPage = ({ app }: Pick<TestOffice, 'app'>, qui: Pick<Someone, 'bearer'>, id: string, bytes: Buffer) =>
  app.inject({ method: 'POST', url: `/api/brouillon/${id}/page`, headers: qui.bearer, payload: anEnvoi('page', {}, bytes) })
