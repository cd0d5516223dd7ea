import { randomUUID } from 'node:crypto'
import '../../src/app/pages/tables.ts'
import '../../src/app/messages/tables.ts'
import '../../src/app/verification/tables.ts'
import { latestLigne } from '../../src/app/administration/sql.ts'
import { initialReglages } from '../../src/core/reglages/en-vigueur.ts'
import { versionDesReglages } from '../../src/core/reglages/sql.ts'
import { courtOnly, everybody, type Line, notAdministrators } from './line.ts'
import { persons } from './persons.ts'

const unMessage = {
  nature: 'INFORMATION',
  destinataires: 'AGENTS',
  texte: 'Le greffe de Thann est fermé vendredi.',
  debutJour: '2026-11-20',
  debutHeure: '08:00',
  finJour: '',
  finHeure: '',
} as const

const leTribunal = { tribunal: 'TJ-STRASBOURG' }
const duTribunal = { texte: 'Le greffe ferme vendredi.', debut: '2026-11-20', fin: '2030-12-31' }

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
  listerEnvois: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  listerVerifications: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  demanderVerification: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db, now }) {
      await db.updateTable('verification').set({ finie_le: now() }).execute()
      return {}
    },
  },
  getMessages: everybody,
  listerMessages: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  ecrireMessage: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ payload: unMessage }),
  },
  retirerMessage: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db, now, people }) {
      const { nature, destinataires, texte } = unMessage
      const ecrit = { nature, destinataires, texte, debut: now(), fin: null, ecrit_le: now(), ecrit_par: people.administrator.uuid }
      const { id } = await db.insertInto('message').values(ecrit).returning('id').executeTakeFirstOrThrow()
      return { params: { id: String(id) } }
    },
    missing: () => ({ params: { id: '999999999' } }),
  },
  listerMessagesDuTribunal: { ...courtOnly, send: () => ({ params: leTribunal }), missing: () => ({ params: { tribunal: 'TJ-X' } }) },
  ecrireMessageDuTribunal: {
    ...courtOnly,
    send: () => ({ params: leTribunal, payload: duTribunal }),
    missing: () => ({ params: { tribunal: 'TJ-X' }, payload: duTribunal }),
  },
  retirerMessageDuTribunal: {
    ...courtOnly,
    async send({ db, now, people }) {
      const ecrit = { nature: 'INFORMATION', destinataires: 'TOUS', texte: 'Fermé.', fin: null, ecrit_par: people.clerk.uuid } as const
      const { id } = await db
        .insertInto('message')
        .values({ ...ecrit, ...leTribunal, debut: now(), ecrit_le: now() })
        .returning('id')
        .executeTakeFirstOrThrow()
      return { params: { ...leTribunal, id: String(id) } }
    },
    missing: () => ({ params: { tribunal: 'TJ-X', id: '999999999' } }),
  },
  getTravaux: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  renvoyerCourriel: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db, now }) {
      const id = randomUUID()
      const refused = { evenement: `essai/${id}`, destinataire: 'x@exemple.fr', sujet: 'x', texte: 'x', cree_le: now(), envoye_le: null }
      await db
        .insertInto('courriel')
        .values({ id, ...refused, erreur: '421' })
        .execute()
      return { params: { id } }
    },
    missing: () => ({ params: { id: randomUUID() } }),
  },
  getListe: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({ params: { liste: 'journaux' } }) },
  getElement: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ params: { liste: 'tribunaux', id: 'TJ-METZ' } }),
    missing: () => ({ params: { liste: 'tribunaux', id: randomUUID() } }),
  },
  ajouterElement: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    send: () => ({ params: { liste: 'journaux' }, payload: { valeurs: { libelle: `Journal ${randomUUID()}`, departement: '67' } } }),
  },
  modifierElement: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db }) {
      const { rang } = await latestLigne(db, 'reference', 'pays/DE')
      const valeurs = { code: 'DE', libelle: 'ALLEMAGNE', nationalite: `ALLEMANDE ${randomUUID().slice(0, 4)}` }
      return { params: { liste: 'pays', id: 'DE' }, payload: { valeurs, actif: true, version: rang } }
    },
    missing: () => ({ params: { liste: 'pays', id: randomUUID() }, payload: { valeurs: {}, actif: true, version: 0 } }),
  },
  getReglages: { allowed: ['administrator'], forbidden: notAdministrators, send: () => ({}) },
  modifierReglages: {
    allowed: ['administrator'],
    forbidden: notAdministrators,
    async send({ db, settings }) {
      const { version } = await versionDesReglages(db)
      return { payload: { ...initialReglages(settings), environnement: `recette ${randomUUID().slice(0, 8)}`, version } }
    },
  },
} satisfies Record<string, Line>
