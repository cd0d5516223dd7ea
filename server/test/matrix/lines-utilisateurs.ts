import { randomUUID } from 'node:crypto'
import { saveInvitation } from '../../src/rattachements/invitation/save.ts'
import { tie } from '../../src/rattachements/attach.ts'
import { findUsager } from '../../src/rattachements/droits-sql.ts'
import { someone } from '../people.ts'
import { courtOnly, type Line, notClerks } from './line.ts'
import { attached, type Person, users } from './persons.ts'
import { canaries, type World } from './world.ts'

const nobody = { numero: 'STR999999' }
const droits = { fonction: 'Membre', gestion: false, depot: true }

/** Persons who may manage the users of the association: with `gestion`, or as its court. */
const allowed: Person[] = ['gestionOnly', 'both', 'clerk']
const administer = { allowed, forbidden: [...users.filter((person) => !allowed.includes(person)), 'activation'] } satisfies Partial<Line>

const invitation = (world: World, association: string, email = `${randomUUID()}@exemple.fr`) =>
  world.db
    .transaction()
    .execute((trx) => saveInvitation(trx, { association, email, ...droits, now: world.now(), auteur: world.people.both.uuid }))

/** A person just attached to an association, by default that of the fixtures. */
const usager = async (world: World, association = world.numero) => {
  const { uuid: compte, email } = await someone(world)
  await world.db.transaction().execute((trx) => tie(trx, { association, compte, ...droits, now: world.now(), auteur: null }))
  const found = await findUsager(world.db, association, '2026-11-20', { email })
  return { email, uuid: found?.uuid ?? '' }
}

/** A contestation of an attachment by another attached user. */
const addContestation = async (world: World, rattachement: string): Promise<string> => {
  const uuid = randomUUID()
  const { uuid: compte } = world.people.both
  const motif = 'Sans accord.'
  await world.db.insertInto('contestation_rattachement').values({ uuid, rattachement, compte, motif, contestee_le: world.now() }).execute()
  return uuid
}

/** The rights of the calls on the users of an association and their invitations. */
export const utilisateursLines = {
  inviter: {
    ...administer,
    send: ({ numero }) => ({ params: { numero }, payload: { email: `${randomUUID()}@exemple.fr`, ...droits } }),
    missing: () => ({ params: nobody, payload: { email: 'quelquun@exemple.fr', ...droits } }),
  },
  // Each association has its own result: a person who may invite for none succeeds, with a refusal for each (inviter-partout.test.ts).
  inviterPartout: {
    allowed: users,
    forbidden: ['activation'],
    send: ({ numero }) => ({ payload: { numeros: [numero], email: `${randomUUID()}@exemple.fr`, ...droits } }),
  },
  repondreInvitation: {
    allowed: ['invited'],
    forbidden: ['activation'],
    async send(world) {
      const { numero } = await world.fresh()
      await invitation(world, numero, world.people.invited.email)
      return { params: { numero }, payload: { valide: true } }
    },
    missing: () => ({ params: nobody, payload: { valide: true } }),
  },
  supprimerInvitation: {
    ...administer,
    send: async (world) => ({ params: { numero: world.numero, id: await invitation(world, world.numero) } }),
    missing: () => ({ params: { ...nobody, id: randomUUID() } }),
  },
  renvoyerInvitation: {
    ...administer,
    send: async (world) => ({ params: { numero: world.numero, id: await invitation(world, world.numero) } }),
    missing: () => ({ params: { ...nobody, id: randomUUID() } }),
  },
  lireInvitation: {
    allowed: users,
    forbidden: ['activation'],
    // Masked for every account but the invited one, which is not a person of the matrix.
    async send(world) {
      const { numero } = await world.fresh()
      return { params: { numero, id: await invitation(world, numero, canaries.invitation) } }
    },
    missing: () => ({ params: { ...nobody, id: randomUUID() } }),
  },
  modifierRattachement: {
    ...administer,
    send: async (world) => ({ params: { numero: world.numero }, payload: { email: (await usager(world)).email, ...droits, depot: false } }),
    missing: () => ({ params: nobody, payload: { email: 'quelquun@exemple.fr', ...droits } }),
  },
  supprimerRattachement: {
    ...administer,
    send: async (world) => ({
      params: { numero: world.numero, uuid: (await usager(world)).uuid },
      payload: { commentaire: 'Parti' },
    }),
    missing: () => ({ params: { ...nobody, uuid: randomUUID() }, payload: { commentaire: 'Parti' } }),
  },
  accorderRattachement: {
    ...courtOnly,
    // A new association: on that of the fixtures, the mails to its users would show their names in the demonstration's mailbox.
    send: async (world) => ({
      params: { numero: (await world.fresh()).numero },
      payload: { email: (await someone(world)).email, ...droits, motif: 'Procès-verbal vu' },
    }),
    missing: () => ({ params: nobody, payload: { email: 'quelquun@exemple.fr', ...droits, motif: 'Procès-verbal vu' } }),
  },
  // Any attached user may contest: those without rights left are the first victims of a takeover (docs/decisions/0067).
  contesterRattachement: {
    allowed: attached,
    forbidden: [...users.filter((person) => !attached.includes(person)), 'activation'],
    send: async (world) => ({ params: { numero: world.numero, uuid: (await usager(world)).uuid }, payload: { motif: 'Sans accord.' } }),
    missing: () => ({ params: { ...nobody, uuid: randomUUID() }, payload: { motif: 'Sans accord.' } }),
  },
  leverContestationRattachement: {
    ...courtOnly,
    async send(world) {
      const { uuid } = await usager(world)
      const contestation = await addContestation(world, uuid)
      return { params: { numero: world.numero, uuid }, payload: { motif: 'Élection vérifiée.', contestations: [contestation] } }
    },
    missing: () => ({
      params: { ...nobody, uuid: randomUUID() },
      payload: { motif: 'Élection vérifiée.', contestations: [randomUUID()] },
    }),
  },
  listerRattachementsContestes: {
    allowed: ['clerk', 'otherClerk'],
    forbidden: [...notClerks, 'activation'],
    reads: { demandeur: ['clerk'] },
    async send(world) {
      // On another association: the users of that of the fixtures would otherwise read the name.
      const { uuid, email } = await usager(world, (await world.fresh()).numero)
      await world.db.updateTable('compte').set({ nom: canaries.demandeur }).where('email', '=', email).execute()
      await addContestation(world, uuid)
      return {}
    },
  },
  lireSuccession: {
    ...administer,
    send: ({ numero }) => ({ params: { numero } }),
    missing: () => ({ params: nobody }),
  },
  passerLaMain: {
    ...administer,
    send: async (world) => ({
      params: { numero: world.numero },
      payload: { commentaire: 'Nouveau comité', retirer: [(await usager(world)).uuid], inviter: [] },
    }),
    missing: () => ({ params: nobody, payload: { commentaire: 'Nouveau comité', retirer: [], inviter: [] } }),
  },
} satisfies Record<string, Line>
