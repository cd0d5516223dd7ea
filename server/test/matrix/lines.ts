import { randomUUID } from 'node:crypto'
import type { calls } from 'contract/app/calls'
import { uneAnnexe } from 'domain/core/exemples'
import { creerLien } from '../../src/compte/liens.ts'
import { hacher } from '../../src/compte/mot-passe.ts'
import { attendreCode } from '../../src/compte/second-facteur/attente.ts'
import { ouvrirSession } from '../../src/compte/sessions.ts'
import { captcha, motPasse } from '../accounts.ts'
import '../../src/app/pages/tables.ts'
import { unPdf } from '../corpus/corpus.ts'
import { someone } from '../people.ts'
import { communeConnue, troisPdf, uneCreationA, unDepotMultipart } from '../filings.ts'
import { unSignataire } from '../signatories.ts'
import { attached, persons, users, type Person } from './persons.ts'
import { type Line, notClerks, type Sent } from './line.ts'
import { depotLines } from './lines-depot.ts'
import { greffeAssociationLines } from './lines-greffe-association.ts'
import { greffeRequeteLines } from './lines-greffe-requete.ts'
import { numerisationLines } from './lines-numerisation.ts'
import { suiviLines } from './lines-suivi.ts'
import { canaries, type World } from './world.ts'

const everybody: Line = { allowed: persons, send: () => ({}) }
const autocomplete: Line = { allowed: persons, send: () => ({ query: { nom: 'stras' } }) }
const clerks: Person[] = ['clerk', 'otherClerk']
const notAdministrators: Person[] = [...users.filter((person) => person !== 'administrator'), 'activation']
/** An act of the support on somebody's account, an ordinary active one but for these columns. */
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
/** The attached users and the court. */
const circle: Person[] = [...attached, 'clerk']
const nobodyFiled = 'R26999999'

export const lines: Record<keyof typeof calls, Line> = {
  apiInfo: everybody,
  oauth2Info: everybody,
  health: everybody,
  captchaApi: everybody,
  captchaOauth2: everybody,
  captchaApiSonore: { allowed: persons, send: (world) => captchaOf(world, 'api') },
  captchaOauth2Sonore: { allowed: persons, send: (world) => captchaOf(world, 'oauth2') },
  rapporterCsp: {
    allowed: persons,
    send: () => ({
      payload: { 'csp-report': { 'effective-directive': 'script-src', 'blocked-uri': 'inline', 'document-uri': 'http://x/' } },
    }),
  },
  getConstantes: everybody,
  findCommunes: autocomplete,
  findCommunesEnum: autocomplete,
  findPays: autocomplete,
  findNationalites: autocomplete,
  creerCompte: {
    allowed: persons,
    send: async (world) => ({
      headers: await captcha(world),
      payload: { infos: { email: `${randomUUID()}@exemple.fr`, civilite: 'M', prenom: 'Paul', nom: 'Nouveau' }, motPasse },
    }),
  },
  demanderLien: {
    allowed: persons,
    send: async (world) => ({ headers: await captcha(world), payload: { email: `${randomUUID()}@exemple.fr` } }),
  },
  verifierLien: { allowed: persons, send: () => ({ query: { code: 'inconnu' } }) },
  choisirMotPasse: { allowed: persons, send: async (world) => ({ payload: { code: await lien(world, 'MOT_PASSE'), motPasse } }) },
  authenticate: { allowed: [...users, 'activation'], send: () => ({}) },
  // Last of the table: it ends the sessions of the others.
  logout: { allowed: persons.filter((person) => person !== 'anonymous'), send: () => ({}) },
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
      return { payload: { ancien: motPasse, motPasse } }
    },
  },
  demanderEmail: {
    allowed: users,
    forbidden: ['activation'],
    async send(world) {
      await withKnownPassword(world)
      return { payload: { email: `${randomUUID()}@exemple.fr`, motPasse } }
    },
  },
  confirmerEmail: { allowed: persons, send: async (world) => ({ payload: { code: await lien(world, 'CHANGEMENT_EMAIL') } }) },
  listerSessions: { allowed: users, forbidden: ['activation'], send: () => ({}) },
  terminerSession: {
    allowed: ['both'],
    forbidden: ['activation'],
    async send({ db, now, people }) {
      const id = randomUUID()
      await ouvrirSession(db, now(), id, people.both.uuid)
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
      await attendreCode(db, now(), signIn?.value ?? '', { uuid: people.clerk.uuid, totp_cle: null })
      return { headers: { cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; ') } }
    },
  },
  // The canary's own page, so that it is read each time: who has an account is what the support looks for.
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
  validerDocument: {
    allowed: users,
    forbidden: ['activation'],
    async send() {
      const payload = new FormData()
      payload.append('document', JSON.stringify(uneAnnexe()))
      payload.append('fichier', new Blob([new Uint8Array(await unPdf({ texte: 'Statuts' }))]), 'statuts.pdf')
      return { params: { mode: 'creation' }, payload }
    },
  },
  deposerCreation: {
    allowed: users,
    forbidden: ['activation'],
    async send({ db }) {
      const { body, headers } = unDepotMultipart({ depot: uneCreationA(await communeConnue(db)), fichiers: await troisPdf() })
      return { headers, payload: body }
    },
  },
  ...depotLines,
  dashboardRequete: { allowed: users, forbidden: ['activation'], reads: { requete: attached }, send: () => ({}) },
  listerFile: {
    allowed: clerks,
    forbidden: [...notClerks, 'activation'],
    reads: { depot: ['clerk'], requete: ['clerk'] },
    async send(world) {
      await world.filed()
      return {}
    },
  },
  getDossier: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    reads: { depot: ['clerk'] },
    send: async (world) => ({ params: { numero: await world.filed() } }),
    missing: () => ({ params: { numero: nobodyFiled } }),
  },
  lireAnnexe: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: async (world) => ({ params: { numero: await world.filed(), rang: '0', nom: await nomDAnnexe(world) } }),
    missing: () => ({ params: { numero: nobodyFiled, rang: '0', nom: 'rien.pdf' } }),
  },
  lireDocumentRequete: {
    // Who filed it is none of the persons.
    allowed: ['clerk'],
    forbidden: ['activation'],
    send: async (world) => ({ params: await world.receipted() }),
    missing: () => ({ params: { numero: nobodyFiled, uuid: randomUUID() } }),
  },
  ...suiviLines,
  ...greffeRequeteLines,
  listerSignataires: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  ajouterSignataire: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({
      payload: {
        tribunal: 'TJ-STRASBOURG',
        prenom: 'Claude',
        nom: `Juge ${randomUUID()}`,
        qualite: 'Juge',
        debut: '2026-01-01',
        fin: null,
      },
    }),
  },
  terminerSignataire: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: async ({ db }) => ({
      params: { id: String(await unSignataire(db, { nom: randomUUID() })) },
      payload: { fin: '2026-11-20' },
    }),
    missing: () => ({ params: { id: '999999999' }, payload: { fin: '2026-11-20' } }),
  },
  trouverNomsProches: {
    allowed: users,
    forbidden: ['activation'],
    send: () => ({ query: { denomination: 'Chorale', commune: 'Strasbourg', tribunal: 'TJ-STRASBOURG' } }),
  },
  ...greffeAssociationLines,
  ...numerisationLines,
  listerAssociations: { allowed: users, forbidden: ['activation'], send: () => ({ query: { nom: 'a' } }) },
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
  listerCourriels: { allowed: persons, send: () => ({}) },
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
}

const captchaOf = async ({ app }: World, service: 'api' | 'oauth2'): Promise<Sent> => {
  const { headers } = await app.inject(`/${service}/captcha`)
  return { params: { id: String(headers['x-captcha-id']) } }
}

const nomDAnnexe = async ({ db }: World): Promise<string> =>
  (await db.selectFrom('annexe').select('nom').where('rang', '=', 0).orderBy('requete', 'desc').limit(1).executeTakeFirstOrThrow()).nom

/** A link mailed to somebody who is none of the persons. */
const lien = async (world: World, usage: 'MOT_PASSE' | 'CHANGEMENT_EMAIL'): Promise<string> => {
  const { uuid } = await someone(world)
  return world.db.transaction().execute((trx) => creerLien(trx, world.now(), uuid, usage, 60_000, `${randomUUID()}@exemple.fr`))
}

let empreinte: Promise<string> | undefined

/** The persons' accounts are made without a real hash; these calls ask for the password again. */
const withKnownPassword = async ({ db }: World): Promise<void> => {
  empreinte ??= hacher(motPasse)
  await db
    .updateTable('compte')
    .set({ mot_passe: await empreinte })
    .execute()
}
