import { randomUUID } from 'node:crypto'
import type { Line } from './line.ts'
import { attached, persons, users, type Person } from './persons.ts'

/** The attached users and the court. */
const circle: Person[] = [...attached, 'clerk']

/** The rights to read the register, to learn which of its names are close, and to have an extract of it. */
export const registreLines = {
  listerAssociations: { allowed: users, forbidden: ['activation'], send: () => ({ query: { nom: 'a' } }) },
  trouverNomsProches: {
    allowed: users,
    forbidden: ['activation'],
    send: () => ({ query: { denomination: 'Chorale', commune: 'Strasbourg', tribunal: 'TJ-STRASBOURG' } }),
  },
  getAssociation: {
    allowed: users,
    forbidden: ['activation'],
    reads: {
      reserve: circle,
      telephone: ['clerk'],
      numerisation: circle,
      nonConformite: circle,
      usager: circle,
      invitation: circle,
      reprise: circle,
      requete: circle,
    },
    send: ({ numero }) => ({ params: { numero } }),
    missing: () => ({ params: { numero: 'STR999999' } }),
  },
  lireDocument: {
    allowed: [...attached, 'clerk'],
    forbidden: ['activation'],
    send: ({ numero, reserve }) => ({ params: { numero, versionId: '1', ...reserve } }),
    missing: ({ numero }) => ({ params: { numero, versionId: '1', uuid: randomUUID(), nom: 'rien.pdf' } }),
  },
  genererExtrait: {
    allowed: users,
    forbidden: ['activation'],
    // The association of the fixtures is not conforming: nobody has an extract of it.
    send: async (world) => ({ params: { numero: (await world.fresh()).numero } }),
    missing: () => ({ params: { numero: 'STR999999' } }),
  },
  verifierExtrait: { allowed: persons, send: ({ code }) => ({ params: { code } }) },
  dashboardAssociation: { allowed: users, forbidden: ['activation'], send: () => ({}) },
} satisfies Record<string, Line>
