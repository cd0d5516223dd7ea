import { uneRectification } from 'domain/requetes/exemples-office'
import { courtOnly, type Line } from './line.ts'

const nobody = { numero: 'STR999999' }

/** The rights of the acts of the court's own motion on an association. */
export const officeLines = {
  rectifier: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero }, payload: { version: 1, rectification: uneRectification() } }),
    missing: () => ({ params: nobody, payload: { version: 1, rectification: uneRectification() } }),
  },
  lireJournal: {
    ...courtOnly,
    send: async ({ fresh }) => ({ params: { numero: (await fresh()).numero } }),
    missing: () => ({ params: nobody }),
  },
} satisfies Record<string, Line>
