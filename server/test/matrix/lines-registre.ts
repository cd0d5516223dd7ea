import { randomUUID } from 'node:crypto'
import { startFollowing } from '../../src/rattachements/suivre/sql.ts'
import { someone } from '../people.ts'
import { captcha } from '../accounts.ts'
import { type Line, notAdministrators } from './line.ts'
import { attached, persons, users, type Person } from './persons.ts'

/** The attached users and the clerks of the court. Its judges also read persons and documents. */
const circle: Person[] = [...attached, 'clerk']

/** The rights to search the register, to see close names, and to get an extract. */
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
      reserve: [...circle, 'judge'],
      telephone: ['clerk', 'judge'],
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
  getDroitsAuSupport: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    reads: { requete: ['administrator'] },
    send: ({ numero, people }) => ({ params: { uuid: people.both.uuid, numero } }),
    missing: ({ people }) => ({ params: { uuid: people.both.uuid, numero: 'STR999999' } }),
  },
  lireDocument: {
    allowed: [...circle, 'judge'],
    forbidden: ['activation'],
    send: ({ numero, reserve }) => ({ params: { numero, versionId: '1', ...reserve } }),
    missing: ({ numero }) => ({ params: { numero, versionId: '1', uuid: randomUUID(), nom: 'rien.pdf' } }),
  },
  genererExtrait: {
    allowed: users,
    forbidden: ['activation'],
    // The association of the fixtures has a non-conformity, which blocks its extracts.
    send: async (world) => ({ params: { numero: (await world.fresh()).numero } }),
    missing: () => ({ params: { numero: 'STR999999' } }),
  },
  renouvelerLectures: {
    allowed: users,
    forbidden: ['activation'],
    send: async (world) => ({ headers: await captcha(world, 'api') }),
  },
  suivreAssociation: {
    allowed: users,
    forbidden: ['activation'],
    send: ({ numero }) => ({ params: { numero }, payload: { suivre: true } }),
    missing: () => ({ params: { numero: 'STR999999' }, payload: { suivre: true } }),
  },
  listerSuivies: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  // The link of a mail works for anybody who opens it.
  arreterSuivi: {
    allowed: persons,
    async send(world) {
      const { uuid } = await someone(world)
      await startFollowing(world.db, uuid, world.numero, world.now())
      const { code } = await world.db.selectFrom('suivi_association').select('code').where('compte', '=', uuid).executeTakeFirstOrThrow()
      return { payload: { code } }
    },
  },
  verifierExtrait: { allowed: persons, send: ({ code }) => ({ params: { code } }) },
  dashboardAssociation: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  listerMiennes: { allowed: users, forbidden: ['activation'], reads: { requete: attached, nonConformite: attached }, send: () => ({}) },
  exporterMiennes: { allowed: users, forbidden: ['activation'], reads: { requete: attached, nonConformite: attached }, send: () => ({}) },
} satisfies Record<string, Line>
