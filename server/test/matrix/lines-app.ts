import { randomUUID } from 'node:crypto'
import '../../src/app/pages/tables.ts'
import { reglagesDeDepart } from '../../src/core/reglages/en-vigueur.ts'
import { versionDesReglages } from '../../src/core/reglages/sql.ts'
import { everybody, type Line, notAdministrators } from './line.ts'
import { persons } from './persons.ts'

/** The rights on the texts of the site, and on the mails of a demonstration. */
export const appLines = {
  listerCourriels: everybody,
  getPage: { allowed: persons, send: () => ({ params: { id: 'cgu' } }) },
  listerPages: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  getPageAEditer: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({ params: { id: 'faq' } }) },
  modifierPage: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db }) {
      const page = await db.selectFrom('page').select('version').where('id', '=', 'aide').executeTakeFirst()
      return { params: { id: 'aide' }, payload: { contenu: `Texte ${randomUUID()}`, version: page?.version ?? 0 } }
    },
  },
  getReglages: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  modifierReglages: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db, settings }) {
      const { version } = await versionDesReglages(db)
      return { payload: { ...reglagesDeDepart(settings), environnement: `recette ${randomUUID().slice(0, 8)}`, version } }
    },
  },
} satisfies Record<string, Line>
