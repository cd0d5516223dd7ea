import { randomUUID } from 'node:crypto'
import type { calls } from 'contract/app/calls'
import { uneAnnexe } from 'domain/core/exemples'
import { unPdf } from '../corpus/corpus.ts'
import { communeConnue, troisPdf, uneCreationA, uneCreationMultipart } from '../filings.ts'
import { attached, persons, users, type Person } from './persons.ts'
import { type Line, notClerks, type Sent } from './line.ts'
import { greffeAssociationLines } from './lines-greffe-association.ts'
import { numerisationLines } from './lines-numerisation.ts'
import type { World } from './world.ts'

const everybody: Line = { allowed: persons, send: () => ({}) }
const autocomplete: Line = { allowed: persons, send: () => ({ query: { nom: 'stras' } }) }
const clerks: Person[] = ['clerk', 'otherClerk']
/** The attached users and the court. */
const circle: Person[] = [...attached, 'clerk']
const nobodyFiled = 'R26999999'

export const lines: Record<keyof typeof calls, Line> = {
  apiInfo: everybody,
  oauth2Info: everybody,
  health: everybody,
  captchaApi: everybody,
  captchaOauth2: everybody,
  getConstantes: everybody,
  findCommunes: autocomplete,
  findCommunesEnum: autocomplete,
  findPays: autocomplete,
  findNationalites: autocomplete,
  creerCompte: {
    allowed: persons,
    async send({ app }) {
      const captcha = await app.inject('/oauth2/captcha')
      return {
        headers: { 'x-captcha-id': String(captcha.headers['x-captcha-id']), 'x-captcha-saisie': 'ABCDEF' },
        payload: {
          infos: { email: `${randomUUID()}@exemple.fr`, civilite: 'M', prenom: 'Paul', nom: 'Nouveau' },
          motPasse: 'Un mot de passe 1',
        },
      }
    },
  },
  authenticate: { allowed: [...users, 'activation'], send: () => ({}) },
  // Last of the table: it ends the sessions of the others.
  logout: { allowed: persons.filter((person) => person !== 'anonymous'), send: () => ({}) },
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
      const { body, headers } = uneCreationMultipart({ depot: uneCreationA(await communeConnue(db)), fichiers: await troisPdf() })
      return { headers, payload: body }
    },
  },
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
  prendreEnCharge: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: async (world) => ({ params: { numero: await world.filed() }, payload: { version: 1 } }),
    missing: () => ({ params: { numero: nobodyFiled }, payload: { version: 1 } }),
  },
  communiquerPrefet: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: (world) => about(world, 'EXAMEN', { le: '2026-11-20' }),
    missing: () => ({ params: { numero: nobodyFiled }, payload: { version: 2, le: '2026-11-20' } }),
  },
  recevoirReponsePrefet: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: (world) => about(world, 'COMMUNIQUEE_PREFET', { le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' }),
    missing: () => ({ params: { numero: nobodyFiled }, payload: { version: 3, le: '2026-11-20', reponse: 'PAS_D_OPPOSITION' } }),
  },
  inscrire: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: (world) => about(world, 'A_ORDONNER', { le: '2026-11-20', signataire: world.signataire }),
    missing: (world) => ({ params: { numero: nobodyFiled }, payload: { version: 4, le: '2026-11-20', signataire: world.signataire } }),
  },
  ajouterSignataire: {
    allowed: ['clerk'],
    forbidden: [...notClerks, 'activation'],
    send: () => ({ payload: { tribunal: 'TJ-STRASBOURG', nom: `Juge ${randomUUID()}`, qualite: 'Juge' } }),
    missing: () => ({ payload: { tribunal: 'TJ-NULLEPART', nom: 'Personne', qualite: 'Juge' } }),
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
}

const about = async (world: World, stage: Parameters<World['broughtTo']>[0], payload: Record<string, unknown>): Promise<Sent> => {
  const { numero, version } = await world.broughtTo(stage)
  return { params: { numero }, payload: { version, ...payload } }
}

const nomDAnnexe = async ({ db }: World): Promise<string> =>
  (await db.selectFrom('annexe').select('nom').where('rang', '=', 0).orderBy('requete', 'desc').limit(1).executeTakeFirstOrThrow()).nom
