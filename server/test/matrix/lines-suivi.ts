import { randomUUID } from 'node:crypto'
import { type Line, notAdministrators, notClerks, ofTheCourt } from './line.ts'
import { attached, persons, users, type Person } from './persons.ts'
import { filedAnnexe, canaries, type World } from './world.ts'

const clerks: Person[] = ['clerk', 'otherClerk']

/** Readers of the filing. Its declarant is not a person of the matrix. */
const lecteurs: Person[] = ['depotOnly', 'both', 'clerk']
const numero = canaries.requete
const inconnu = 'R26999999'
const periode = { du: '2026-01-01', au: '2026-12-31' }

/** The rights to follow a request (its court, its declarant, the association's users), to take it back and to print its bordereau. */
export const suiviLines = {
  dashboardRequete: { allowed: users, forbidden: ['activation'], reads: { requete: attached }, send: () => ({}) },
  listerFile: {
    allowed: clerks,
    forbidden: [...notClerks, 'activation'],
    reads: { requete: ['clerk'] },
    async send(world) {
      await world.filed()
      return {}
    },
  },
  getStatistiquesGreffe: {
    allowed: clerks,
    forbidden: [...notClerks, 'activation'],
    async send(world) {
      await world.filed()
      return { query: periode }
    },
  },
  getStatistiques: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ query: periode }),
  },
  getDossier: {
    ...ofTheCourt,
    reads: { depot: ['clerk', 'judge'] },
    send: async (world) => ({ params: { numero: await world.filed() } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  lireAnnexe: {
    ...ofTheCourt,
    async send(world) {
      const filed = await world.filed()
      return { params: { numero: filed, rang: '0', nom: await nomDAnnexe(world, filed) } }
    },
    missing: () => ({ params: { numero: inconnu, rang: '0', nom: 'rien.pdf' } }),
  },
  // A court finds its requests in its queues instead.
  listerRequetes: { allowed: users, forbidden: ['activation'], reads: { requete: attached }, send: () => ({}) },
  getRequete: {
    allowed: [...attached, 'clerk'],
    forbidden: ['activation'],
    reads: { requete: [...attached, 'clerk'] },
    send: () => ({ params: { numero } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  lireDocumentRequete: {
    // Its declarant is not a person of the matrix.
    allowed: ['clerk'],
    forbidden: ['activation'],
    send: async (world) => ({ params: await world.receipted() }),
    missing: () => ({ params: { numero: inconnu, uuid: randomUUID() } }),
  },
  getCalendrier: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  creerCalendrier: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  supprimerCalendrier: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  // Open to anybody who holds the address, with or without an account.
  lireCalendrier: {
    allowed: persons,
    reads: { requete: [] },
    async send({ app, people }) {
      const { adresse } = (await app.inject({ method: 'POST', url: '/api/utilisateur/calendrier', headers: people.both?.bearer })).json<{
        adresse: string
      }>()
      return { params: { adresse: adresse.split('/').at(-1) ?? '' } }
    },
    missing: () => ({ params: { adresse: 'inconnue.ics' } }),
  },
  getDepot: {
    allowed: lecteurs,
    forbidden: ['activation'],
    reads: { depot: lecteurs, requete: lecteurs },
    send: () => ({ params: { numero } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  lireDocumentDepose: {
    allowed: lecteurs,
    forbidden: ['activation'],
    send: () => ({ params: { numero, rang: '0', nom: filedAnnexe } }),
    missing: () => ({ params: { numero: inconnu, rang: '0', nom: filedAnnexe } }),
  },
  lireAccuseDepot: {
    allowed: lecteurs,
    forbidden: ['activation'],
    reads: { requete: lecteurs },
    send: () => ({ params: { numero } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  retirerRequete: {
    allowed: ['depotOnly', 'both'],
    forbidden: ['gestionOnly', 'clerk', 'activation'],
    send: async (world) => ({ params: { numero: await world.filedOn() } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
  // Its declarant is not a person of the matrix.
  contesterRequete: {
    allowed: attached,
    forbidden: ['clerk', 'activation'],
    send: async (world) => ({ params: { numero: await world.filedOn() }, payload: { motif: 'Sans accord.' } }),
    missing: () => ({ params: { numero: inconnu }, payload: { motif: 'Sans accord.' } }),
  },
  // A creation has no association yet, so nobody is attached.
  lireBordereau: {
    allowed: ['clerk'],
    forbidden: ['activation'],
    send: async (world) => ({ params: { numero: await world.filed() } }),
    missing: () => ({ params: { numero: inconnu } }),
  },
} satisfies Record<string, Line>

const nomDAnnexe = async ({ db }: World, requete: string): Promise<string> =>
  (await db.selectFrom('annexe').select('nom').where('rang', '=', 0).where('requete', '=', requete).executeTakeFirstOrThrow()).nom
