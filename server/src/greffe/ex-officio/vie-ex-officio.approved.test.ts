import { withoutLiquidation, aDecision, aFusion, aRectification } from 'domain/requetes/examples/ex-officio'
import { expect, test } from 'vitest'
import { approvedLife } from '../../../test/approved-life.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import type { Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { transfertCalls } from '../../../test/transferts.ts'
import { findVersion } from '../../association/sql.ts'
import { announceRemaining } from '../../rattachements/suivre/announce.ts'

test('[MAIL-07] the whole life of an association changed by a court: rectified, dissolved and reversed, merged and corrected, transferred at each step', async () => {
  const { office, account, clerkOf, step, download, told } = await approvedLife()
  const { app, db, clock } = office
  const ours = await clerkOf('TJ-STRASBOURG', 'Ondine', 'Greffenbach')
  const theirs = await clerkOf('TJ-COLMAR', 'Colette', 'Colmarmann')
  // A decoy: a clerk of neither court.
  await clerkOf('TJ-METZ', 'Metzia', 'Metzger')
  const follower = await account('Ursule', 'Grendelbach')
  const reader = await account('Gaspard', 'Wiesenthaler')
  const { merge, correctFusion, decide } = auGreffe(office, ours)
  const transferts = transfertCalls(office)
  /** Each association has its own attached user, and one who has left. */
  const register = async (denomination: string, personne: Someone) => {
    const { numero } = await aRegisteredAssociation(office, { informations: { denomination }, rattaches: [{ personne }] })
    return numero
  }
  const chorale = await register('Chorale du Ried', await account('Irma', 'Tannacker'))
  const harmonie = await register('Harmonie de la Bruche', await account('Lucien', 'Obersand'))
  const fanfare = await register('Fanfare de la Zorn', await account('Basile', 'Rosenholz'))
  const quatuor = await register('Quatuor du Ried', await account('Anatole', 'Kirchweiler'))
  await register('Leurre', await account('Odile', 'Leurre'))
  const follow = (numero: string) =>
    app.inject({ method: 'PUT', url: `/api/association/${numero}/suivi`, headers: follower.bearer, payload: { suivre: true } })
  await follow(harmonie)
  await follow(chorale)
  const last = async (numero: string) => {
    const version = await findVersion(db, numero)
    if (!version) throw new Error('no version')
    return version
  }

  await step('2026-11-21', 'rectification de la chorale', async () => {
    const { contenu, ordre: version } = await last(chorale)
    return app.inject({
      method: 'POST',
      url: `/api/greffe/association/${chorale}/rectification`,
      headers: ours.bearer,
      payload: { version, rectification: aRectification(contenu) },
    })
  })
  await step('2026-11-22', "retrait de la capacité juridique de l'harmonie", async () =>
    decide(harmonie, (await last(harmonie)).ordre, aDecision({ nature: 'RETRAIT_CAPACITE', autorite: 'le préfet du Bas-Rhin' })),
  )
  await download("extrait de l'harmonie sans capacité", `/api/association/${harmonie}/extrait`, reader)
  await step('2026-11-23', 'le retrait est infirmé', async () =>
    decide(
      harmonie,
      (await last(harmonie)).ordre,
      withoutLiquidation('INFIRMATION', {
        autorite: "la cour d'appel de Colmar",
        numero: '26/00999',
        date: '2026-11-19',
        motif: 'La cour infirme.',
      }),
    ),
  )
  await step('2026-11-24', 'fusion', async () => merge(chorale, (await last(chorale)).ordre, aFusion([harmonie, fanfare])))
  await download("extrait de l'absorbée", `/api/association/${fanfare}/extrait`, reader)
  await step('2026-11-25', 'fusion corrigée', async () => {
    const { ordre } = await last(chorale)
    return correctFusion(chorale, ordre, ordre)
  })
  await step('2026-11-26', 'transfert envoyé', () => transferts.send(ours, quatuor, 'TJ-COLMAR'))
  await step('2026-11-27', 'transfert retiré', () => transferts.remove(ours, quatuor, 'Envoyé trop tôt.'))
  const sent = async () => {
    const rows = await db.selectFrom('transfert').select(['uuid']).where('association', '=', quatuor).execute()
    return rows.map(({ uuid }) => uuid)
  }
  const again = async () => {
    const before = await sent()
    await transferts.send(ours, quatuor, 'TJ-COLMAR', { version: (await last(quatuor)).ordre })
    return (await sent()).find((uuid) => !before.includes(uuid)) ?? ''
  }
  let uuid = ''
  await step('2026-11-28', 'transfert envoyé à nouveau', async () => void (uuid = await again()))
  await step('2026-11-29', 'transfert refusé', () => transferts.refuse(theirs, uuid, 'Le nom est déjà porté.'))
  await step('2026-11-30', 'transfert envoyé une troisième fois', async () => void (uuid = await again()))
  await step('2026-12-01', 'transfert inscrit', async () => transferts.register(theirs, uuid, (await last(quatuor)).ordre))
  await download("extrait de l'ancienne fiche", `/api/association/${quatuor}/extrait`, reader)
  await step('2026-12-02', 'transfert corrigé', async () => {
    const { successeur } = await last(quatuor)
    return transferts.correct(theirs, successeur ?? '', 1, 'Commune mal lue.')
  })
  await step('2026-12-03', 'la nuit, pour qui suit', () => announceRemaining(office, clock.at))
  await expect(told()).toMatchFileSnapshot('approved/vie-ex-officio.txt')
})
