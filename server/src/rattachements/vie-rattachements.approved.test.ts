import { expect, test } from 'vitest'
import { approvedLife } from '../../test/approved-life.ts'
import { awaitNumerisation, digitise } from '../../test/numerisation.ts'
import { rattachementCalls } from '../../test/rattachements.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { utilisateurs } from '../../test/utilisateurs.ts'

test('[MAIL-04] [MAIL-06] [MAIL-07] [SRV-42] who acts for an association, whole: asked, invited, given, contested, ended, and a paper file digitised', async () => {
  const { office, account, clerkOf, step, told } = await approvedLife()
  const { app, db } = office
  const president = await account('Irma', 'Tannacker')
  const reader = await account('Lucien', 'Obersand')
  const second = await account('Odile', 'Hautbois')
  const asking = await account('Basile', 'Rosenholz')
  const invited = await account('Ursule', 'Grendelbach')
  const given = await account('Anatole', 'Kirchweiler')
  const ours = await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  // Decoys: a clerk of another court, and the person of another association.
  await clerkOf('TJ-COLMAR', 'Colette', 'Colmarmann')
  const stranger = await account('Gaspard', 'Wiesenthaler')
  await aRegisteredAssociation(office, { informations: { denomination: 'Leurre' }, rattaches: [{ personne: stranger }] })
  const register = async (denomination: string) =>
    (
      await aRegisteredAssociation(office, {
        informations: { denomination },
        dossierPapier: true,
        rattaches: [
          { personne: president },
          { personne: reader, gestion: false, depot: false },
          { personne: second, gestion: false, depot: false },
        ],
      })
    ).numero
  const chorale = await register('Chorale du Ried')
  const harmonie = await register('Harmonie de la Bruche')
  const { ask, accept, refuse } = rattachementCalls(office)
  const { invite, resend, reply, grant, challenge, lift, remove, fiche } = utilisateurs(office)

  const asked = async () =>
    (
      await db
        .selectFrom('demande_rattachement')
        .select('uuid')
        .where('compte', '=', asking.uuid)
        .orderBy('demandee_le', 'desc')
        .executeTakeFirstOrThrow()
    ).uuid
  await step('2026-11-21', 'demande de rattachement', () => ask(asking, chorale, { fonction: 'Trésorier' }))
  await step('2026-11-22', 'refus', async () => refuse(ours, await asked(), 'Le procès-verbal manque.'))
  await step('2026-11-23', 'nouvelle demande', () => ask(asking, chorale, { fonction: 'Trésorier' }))
  await step('2026-11-24', 'acceptation', async () =>
    accept(ours, await asked(), { fonction: 'Trésorier adjoint', gestion: false, depot: true }),
  )

  const usager = async (email: string) => {
    const found = (await fiche(president, chorale)).usagers?.find((each) => each.email === email)
    if (!found) throw new Error(`${email} is not attached`)
    return found
  }
  await step('2026-11-25', 'contestation des droits', async () =>
    challenge(reader, chorale, (await usager(asking.email)).uuid, 'Personne ne l’a élu.'),
  )
  await step('2026-11-26', 'contestation levée', async () => {
    const { uuid } = await usager(asking.email)
    const seen = (await fiche(ours, chorale)).usagers?.find((each) => each.uuid === uuid)
    return lift(
      ours,
      chorale,
      uuid,
      (seen?.contestations ?? []).map((each) => each.uuid),
      'Le procès-verbal le nomme.',
    )
  })
  await step('2026-11-27', 'droits contestés à nouveau', async () =>
    challenge(second, chorale, (await usager(asking.email)).uuid, 'Il a démissionné.'),
  )
  await step('2026-11-28', 'droits retirés', async () => remove(president, chorale, (await usager(asking.email)).uuid, 'Démission reçue.'))

  await step('2026-11-29', 'invitation', () =>
    invite(president, chorale, invited.email, { fonction: 'Secrétaire', gestion: true, depot: false, fin: '2027-03-31' }),
  )
  const { id } = await db.selectFrom('invitation').select('id').where('association', '=', chorale).executeTakeFirstOrThrow()
  await step('2026-11-30', 'invitation renvoyée', () => resend(president, chorale, id))
  await step('2026-12-01', 'invitation acceptée', () => reply(invited, chorale, true))
  await step('2026-12-02', 'invitation à plusieurs associations', () =>
    app.inject({
      method: 'POST',
      url: '/api/utilisateur/invitations',
      headers: president.bearer,
      payload: { numeros: [chorale, harmonie], email: 'nouvelle@compte.fr', fonction: 'Assesseur', gestion: false, depot: true, fin: null },
    }),
  )
  await step('2026-12-03', 'droits accordés par le greffe', () =>
    grant(ours, harmonie, given.email, {
      fonction: 'Présidente',
      gestion: true,
      depot: true,
      fin: '2027-06-30',
      motif: 'Élection du 2 décembre.',
    }),
  )
  await awaitNumerisation(office, chorale, reader)
  await step('2026-12-04', 'dossier papier numérisé', () => digitise(office, { numero: chorale, agent: ours, nom: 'Dossier de 1998.pdf' }))
  await awaitNumerisation(office, harmonie, president)
  await step('2026-12-05', 'dossier papier introuvable', () =>
    app.inject({ method: 'POST', url: `/api/greffe/association/${harmonie}/numerisation/introuvable`, headers: ours.bearer }),
  )
  await expect(told()).toMatchFileSnapshot('approved/vie-rattachements.txt')
})
