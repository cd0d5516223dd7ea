import { randomUUID } from 'node:crypto'
import { createLien } from '../../src/compte/liens.ts'
import { hashMotPasse } from '../../src/compte/mot-passe.ts'
import { awaitCode } from '../../src/compte/second-facteur/attente.ts'
import { startSession } from '../../src/compte/sessions.ts'
import { captcha, testPassword } from '../accounts.ts'
import { someone } from '../people.ts'
import { type Line, notAdministrators, type Sent } from './line.ts'
import { revert } from './revert.ts'
import { type Person, persons, users } from './persons.ts'
import { canaries, type World } from './world.ts'

/** Members of the staff must lose their rights before they may close their account. */
const agents: Person[] = ['clerk', 'otherClerk', 'judge', 'otherJudge', 'administrator']

/** An act of the support on an ordinary active account, except for these columns. */
const support = (sent: (uuid: string) => Sent, columns: { etat?: 'INACTIF' | 'DESACTIVE'; totp_cle?: string } = {}): Line => ({
  allowed: ['administrator'],
  forbidden: notAdministrators,
  async send(world) {
    const { uuid } = await someone(world)
    if (Object.keys(columns).length > 0) await world.db.updateTable('compte').set(columns).where('uuid', '=', uuid).execute()
    return sent(uuid)
  },
  missing: () => sent(randomUUID()),
})

/** The rights on accounts: on one's own, and those of the support. */
export const compteLines = {
  creerCompte: {
    allowed: persons,
    send: async (world) => ({
      headers: await captcha(world),
      payload: { infos: { email: `${randomUUID()}@exemple.fr`, civilite: 'M', prenom: 'Paul', nom: 'Nouveau' }, motPasse: testPassword },
    }),
  },
  demanderLien: {
    allowed: persons,
    send: async (world) => ({ headers: await captcha(world), payload: { email: `${randomUUID()}@exemple.fr` } }),
  },
  verifierLien: { allowed: persons, send: () => ({ query: { code: 'inconnu' } }) },
  choisirMotPasse: {
    allowed: persons,
    send: async (world) => ({ payload: { code: await lien(world, 'MOT_PASSE'), motPasse: testPassword } }),
  },
  authenticate: { allowed: [...users, 'activation'], send: () => ({}) },
  // Last in the table, because it ends the sessions of the others.
  logout: {
    allowed: persons.filter((person) => person !== 'anonymous'),
    // Restores the sessions of those whose account the previous line closed.
    async send(world) {
      await revert(world)
      return {}
    },
  },
  modifierInfos: {
    allowed: users,
    forbidden: ['activation'],
    send: () => ({ payload: { civilite: 'M', prenom: 'Paul', nom: 'Nouveau' } }),
  },
  changerMotPasse: {
    allowed: users,
    forbidden: ['activation'],
    async send(world) {
      await withKnownPassword(world)
      return { payload: { ancien: testPassword, motPasse: testPassword } }
    },
  },
  demanderEmail: {
    allowed: users,
    forbidden: ['activation'],
    async send(world) {
      await withKnownPassword(world)
      return { payload: { email: `${randomUUID()}@exemple.fr`, motPasse: testPassword } }
    },
  },
  confirmerEmail: { allowed: persons, send: async (world) => ({ payload: { code: await lien(world, 'CHANGEMENT_EMAIL') } }) },
  exporterDonnees: {
    allowed: users,
    forbidden: ['activation'],
    // Former attachments and drafts are part of a person's own data.
    reads: { ancien: ['formerlyAttached'] },
    async send({ db }) {
      await db.deleteFrom('brouillon').execute()
      return {}
    },
  },
  getFermeture: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  fermerCompte: {
    allowed: users.filter((person) => !agents.includes(person)),
    forbidden: ['activation', ...agents],
    async send(world) {
      await revert(world)
      await withKnownPassword(world)
      return { payload: { motPasse: testPassword } }
    },
  },
  listerSessions: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  terminerSession: {
    allowed: ['both'],
    forbidden: ['activation'],
    async send({ db, now, people }) {
      const id = randomUUID()
      await startSession(db, now(), id, people.both.uuid)
      return { params: { id } }
    },
    missing: () => ({ params: { id: 'inconnue' } }),
  },
  terminerAutresSessions: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  getSecondFacteur: {
    allowed: persons,
    async send({ app, db, now, people, settings }) {
      const query = new URLSearchParams({
        client_id: 'portail',
        response_type: 'code',
        redirect_uri: `${settings.baseUrl}/oauth_callback`,
        code_challenge: 'A'.repeat(43),
        code_challenge_method: 'S256',
      })
      const { cookies } = await app.inject(`/oauth2/authorize?${query}`)
      const signIn = cookies.find(({ name }) => name === '_interaction')
      await awaitCode({ db, settings, now }, signIn?.value ?? '', { uuid: people.clerk.uuid, totp_cle: null })
      return { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
    },
  },
  // Searches for the marked account, so that each answer contains it: the support searches people with an account.
  rechercherComptes: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    reads: { usager: ['administrator'] },
    send: () => ({ query: { texte: canaries.usager } }),
  },
  getCompteAuSupport: support((uuid) => ({ params: { uuid } })),
  creerComptePour: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ payload: { email: `${randomUUID()}@exemple.fr`, civilite: 'MME', prenom: 'Odile', nom: 'Ouverte' } }),
  },
  renvoyerActivation: support((uuid) => ({ params: { uuid } }), { etat: 'INACTIF' }),
  envoyerReinitialisation: support((uuid) => ({ params: { uuid } })),
  desactiverCompte: support((uuid) => ({ params: { uuid }, payload: { motif: 'À sa demande' } })),
  reactiverCompte: support((uuid) => ({ params: { uuid } }), { etat: 'DESACTIVE' }),
  terminerSessionsDe: support((uuid) => ({ params: { uuid } })),
  modifierAgent: support((uuid) => ({
    params: { uuid },
    payload: { greffe: true, administration: false, tribunaux: ['TJ-COLMAR'] },
  })),
  retirerSecondFacteur: support((uuid) => ({ params: { uuid } }), { totp_cle: 'JBSWY3DPEHPK3PXP' }),
} satisfies Record<string, Line>

/** A link mailed to a person outside the matrix. */
const lien = async (world: World, usage: 'MOT_PASSE' | 'CHANGEMENT_EMAIL'): Promise<string> => {
  const { uuid } = await someone(world)
  return world.db.transaction().execute((trx) => createLien(trx, world.now(), uuid, usage, 60_000, `${randomUUID()}@exemple.fr`))
}

let empreinte: Promise<string> | undefined

/** The accounts of the matrix have no real password hash. These calls ask for the password, so one is set. */
const withKnownPassword = async ({ db }: World): Promise<void> => {
  empreinte ??= hashMotPasse(testPassword)
  await db
    .updateTable('compte')
    .set({ mot_passe: await empreinte })
    .execute()
}
