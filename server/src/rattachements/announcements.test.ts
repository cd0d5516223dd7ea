import { expect, test } from 'vitest'
import { announced, attachedRoles, castOf, notSentOnce, playOn, aMail, type Cast } from '../../test/announcements.ts'
import { testOffice } from '../../test/office.ts'
import { rattachementCalls } from '../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { utilisateurs } from '../../test/utilisateurs.ts'
import { awaitNumerisation, digitise } from '../../test/numerisation.ts'

const office = await testOffice()
const { db, app } = office
const cast = await castOf(office)
const calls = utilisateurs(office)
const demandes = rattachementCalls(office)
const uuidOf = async (numero: string, role: keyof Cast) =>
  (
    await db
      .selectFrom('rattachement')
      .select('uuid')
      .where('association', '=', numero)
      .where('compte', '=', cast[role].uuid)
      .where('termine_le', 'is', null)
      .executeTakeFirstOrThrow()
  ).uuid
const demandeOf = async (numero: string) =>
  (await db.selectFrom('demande_rattachement').select('uuid').where('association', '=', numero).executeTakeFirstOrThrow()).uuid
const invitationOf = async (numero: string) =>
  (await db.selectFrom('invitation').select('id').where('association', '=', numero).executeTakeFirstOrThrow()).id
const contestsOf = async (numero: string) =>
  (
    await db
      .selectFrom('contestation_rattachement')
      .innerJoin('rattachement', 'rattachement.uuid', 'contestation_rattachement.rattachement')
      .select('contestation_rattachement.uuid')
      .where('association', '=', numero)
      .execute()
  ).map(({ uuid }) => uuid)

const contest = async (numero: string) => calls.challenge(cast.depositor, numero, await uuidOf(numero, 'manager'), 'Jamais élue')
const waitForScan = async (numero: string) => {
  for (const role of ['visitor', 'disabledUser', 'member'] as const) await awaitNumerisation(office, numero, cast[role])
}
const post = (path: string, who: keyof Cast) => app.inject({ method: 'POST', url: path, headers: cast[who].bearer, payload: {} })
const remove = async (by: keyof Cast, role: keyof Cast, numero: string, reason: string) =>
  calls.remove(cast[by], numero, await uuidOf(numero, role), reason)

const courts = ['clerk', 'colleague']
const sheet = (numero: string) => `/association/${numero} « Chorale »`
const usersOf = (numero: string, asked = '') => `/association/${numero}?onglet=utilisateurs${asked} « Chorale »`
const invited = (numero: string, role: keyof Cast) => {
  const { email } = cast[role]
  const address = email.replace(/^[^@]+/, '…')
  return `/login?email=${address}&retour=/association/${numero}/invitation/…?email=${address}`
}
const joined = (numero: string, ...says: string[]) => ({
  "Nouvelle personne rattachée à l'association Chorale": aMail(
    attachedRoles,
    [usersOf(numero), usersOf(numero, '&contester=…')],
    'Une personne a été rattachée le 20/11/2026',
    ...says,
  ),
})
const removed = (numero: string, role: string, ...says: string[]) => ({
  "Votre rattachement à l'association Chorale a été supprimé": aMail([role], [sheet(numero)], ...says),
})

interface Case {
  before?: (numero: string) => Promise<unknown>
  act: (numero: string) => Promise<unknown>
  mails: (numero: string) => object
}
const nobody = () => ({})
const cases: Record<string, Case> = {
  'an invitation': {
    act: (numero) => calls.invite(cast.manager, numero, cast.visitor.email),
    mails: (numero) => ({
      "Invitation à rejoindre l'association Chorale": aMail(
        ['visitor'],
        [invited(numero, 'visitor')],
        "manager Personne vous propose d'agir",
        'Droits proposés : déposer des requêtes.',
        'au plus tard le 20/12/2026',
      ),
    }),
  },
  'an invitation sent again': {
    act: async (numero) => {
      office.clock.at = new Date('2026-11-21T10:00:00Z')
      return calls.resend(cast.manager, numero, await invitationOf(numero))
    },
    mails: (numero) => ({
      "Invitation à rejoindre l'association Chorale": aMail(
        ['invited'],
        [invited(numero, 'invited')],
        'Droits proposés : déposer des requêtes, gérer les utilisateurs.',
        'au plus tard le 21/12/2026',
      ),
    }),
  },
  'an invitation accepted': {
    act: (numero) => calls.reply(cast.invited, numero, true),
    mails: (numero) => joined(numero, ': invited Personne.', 'Droits accordés : déposer des requêtes, gérer les utilisateurs.'),
  },
  'an invitation declined': { act: (numero) => calls.reply(cast.invited, numero, false), mails: nobody },
  'an invitation deleted': { act: async (numero) => calls.cancel(cast.manager, numero, await invitationOf(numero)), mails: nobody },
  'a request for attachment accepted': {
    act: async (numero) => demandes.accept(cast.clerk, await demandeOf(numero)),
    mails: (numero) => ({
      ...joined(numero, ': asking Personne.', 'Fonction : Présidente', 'accordé par : Le greffe.'),
      'Rattachement accepté': aMail(['asking'], [sheet(numero)], 'Fonction : Présidente. Vous pouvez : déposer des requêtes, gérer'),
    }),
  },
  'a request for attachment refused': {
    act: async (numero) => demandes.refuse(cast.clerk, await demandeOf(numero), 'Aucun procès-verbal'),
    mails: (numero) => ({
      'Rattachement refusé': aMail(['asking'], [sheet(numero)], 'demande de rattachement du 20/11/2026', 'Motif : Aucun procès-verbal.'),
    }),
  },
  'rights given by the court': {
    act: (numero) => calls.grant(cast.clerk, numero, cast.visitor.email, { motif: 'Élue en mars' }),
    mails: (numero) => ({
      ...joined(numero, ': visitor Personne.', 'accordé par : Le greffe.', 'Motif : Élue en mars'),
      "Votre compte a été rattaché à l'association Chorale": aMail(['visitor'], [usersOf(numero)], 'le 20/11/2026', 'Motif : Élue en mars'),
    }),
  },
  'rights changed': {
    act: (numero) => calls.edit(cast.manager, numero, cast.depositor.email, { gestion: true }),
    mails: nobody,
  },
  'an attachment ended by a manager': {
    act: (numero) => remove('manager', 'depositor', numero, 'Mandat fini'),
    mails: (numero) => removed(numero, 'depositor', 'manager Personne a supprimé', 'Motif : Mandat fini', 'judiciaire de Strasbourg'),
  },
  'an attachment ended by the court': {
    act: (numero) => remove('clerk', 'member', numero, 'Erreur de nom'),
    mails: (numero) => removed(numero, 'member', 'Le greffe a supprimé', 'Motif : Erreur de nom'),
  },
  'an attachment ended by its user': { act: (numero) => remove('depositor', 'depositor', numero, 'Je pars'), mails: nobody },
  'rights contested': {
    act: contest,
    mails: (numero) => ({
      'Rattachement contesté, association Chorale': aMail(
        courts,
        [`/greffe/association/${numero}?onglet=utilisateurs 200`],
        'depositor Personne',
        'le rattachement accordé à manager Personne',
        'depuis le 20/11/2026',
        'Motif : Jamais élue',
      ),
    }),
  },
  'contested rights kept': {
    before: contest,
    act: async (numero) => calls.lift(cast.clerk, numero, await uuidOf(numero, 'manager'), await contestsOf(numero), 'Procès-verbal lu'),
    mails: (numero) => ({
      'Réponse du tribunal à votre contestation, association Chorale': aMail(
        ['depositor'],
        [usersOf(numero)],
        "l'a levée le 20/11/2026",
        'Motif : Procès-verbal lu',
      ),
    }),
  },
  'contested rights ended': {
    before: contest,
    act: (numero) => remove('clerk', 'manager', numero, 'Élection nulle'),
    mails: (numero) => ({
      'Droits contestés retirés, association Chorale': aMail(['depositor'], [], 'manager Personne', 'ont pris fin le 20/11/2026'),
      ...removed(numero, 'manager', 'Motif : Élection nulle'),
    }),
  },
  'a digitisation asked': { act: (numero) => post(`/api/association/${numero}/numerisation`, 'member'), mails: nobody },
  'a digitisation done': {
    before: waitForScan,
    act: (numero) => digitise(office, { numero, agent: cast.clerk, nom: 'Dossier.pdf' }),
    mails: (numero) => ({ 'Dossier papier disponible': aMail(['member', 'visitor'], [sheet(numero)], `n° ${numero}, a été numérisé`) }),
  },
  'a paper file not found': {
    before: waitForScan,
    act: (numero) => post(`/api/greffe/association/${numero}/numerisation/introuvable`, 'clerk'),
    mails: (numero) => ({
      'Dossier papier introuvable': aMail(['member', 'visitor'], [sheet(numero)], `n° ${numero}, et ne l'a pas trouvé`),
    }),
  },
}

test.each(Object.entries(cases))(
  '[SRV-42] %s is mailed once to each person concerned and to nobody else',
  async (_, { before, act, mails }) => {
    office.clock.at = new Date('2026-11-20T10:00:00Z')
    const { numero } = await aRegisteredAssociation(office, { informations: { denomination: 'Chorale' }, dossierPapier: true })
    await playOn(office, cast, numero)
    await before?.(numero)
    const heard = await announced(office, cast, async () => {
      const done = (await act(numero)) as { status?: number; statusCode?: number } | undefined
      expect(done?.status ?? done?.statusCode ?? 200).toBeLessThan(300)
    })
    expect(heard).toEqual(mails(numero))
  },
)

test('each of these mails left once', async () => {
  expect(await notSentOnce(office)).toEqual([])
})
