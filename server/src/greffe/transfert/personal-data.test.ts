import { expect, test } from 'vitest'
import { castOf, playOn } from '../../../test/announcements.ts'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { transfertCalls } from '../../../test/transferts.ts'
import { findVersion } from '../../association/sql.ts'

const office = await testOffice()
const { db, app } = office
const cast = await castOf(office)
const { send, register, correct } = transfertCalls(office)
const greffe = auGreffe(office, cast.clerk)

const documents = async (association: string) => {
  const inForce = new Map((await findVersion(db, association))?.contenu.documents.map(({ uuid, actif }) => [uuid, actif]))
  const rows = await db
    .selectFrom('document')
    .select(['uuid', 'nom', 'type', 'sous_type', 'date', 'sha256', 'reserve'])
    .where('association', '=', association)
    .orderBy('nom')
    .execute()
  return rows.map(({ uuid, ...same }) => ({ ...same, actif: inForce.get(uuid) }))
}
const rights = async (association: string) => {
  const rows = await db.selectFrom('rattachement').selectAll().where('association', '=', association).orderBy('fonction').execute()
  return rows.map(({ compte, fonction, gestion, depot, fin, termine_le }) => ({ compte, fonction, gestion, depot, fin, live: !termine_le }))
}
const waiting = async (association: string) => ({
  invitations: await db.selectFrom('invitation').select(['email', 'statut']).where('association', '=', association).execute(),
  demandes: await db.selectFrom('demande_rattachement').select(['compte', 'statut']).where('association', '=', association).execute(),
})
const readBy = async (association: string, who: keyof typeof cast) =>
  (await app.inject({ url: `/api/association/${association}`, headers: cast[who].bearer })).body

test('[STAFF-13] a transfer keeps the documents reserved and in force as they were, and the current rights with their last day; ended rights and pending requests stay behind', async () => {
  const { numero } = await aRegisteredAssociation(office, {
    informations: { denomination: 'Chorale' },
    documents: [
      { type: 'STATUTS', nom: 'Statuts.pdf', date: '2026-01-02' },
      { type: 'PIECE_ETAT_CIVIL', nom: 'Identité.pdf', date: '2026-01-03' },
    ],
  })
  await playOn(office, cast, numero)
  expect((await greffe.add(numero, 1, { nom: 'Réservé.pdf', type: 'PIECE_JOINTE', date: '2026-01-04', reserve: true })).status).toBe(201)
  const [papers, users, left] = [await documents(numero), await rights(numero), await waiting(numero)]
  expect(papers.map(({ nom, reserve }) => [nom, reserve])).toEqual(
    expect.arrayContaining([
      ['Identité.pdf', true],
      ['Statuts.pdf', false],
    ]),
  )
  const { ordre = 0 } = (await findVersion(db, numero)) ?? {}
  expect((await send(cast.clerk, numero, 'TJ-COLMAR', { version: ordre })).status).toBe(200)
  expect([await documents(numero), await rights(numero), await waiting(numero)]).toEqual([papers, users, left])

  const { uuid } = await db.selectFrom('transfert').select('uuid').where('association', '=', numero).executeTakeFirstOrThrow()
  const { status, body } = await register(cast['colmar-clerk'], uuid, ordre)
  expect([status, body]).toEqual([201, { numero: expect.stringMatching(/^COL/) }])
  const { numero: nouveau } = body as { numero: string }
  const today = office.now().toISOString().slice(0, 10)
  expect(await documents(nouveau)).toEqual(papers)
  expect(await rights(nouveau)).toEqual(users.filter(({ live, fin }) => live && (fin === null || fin >= today)))
  expect(await waiting(nouveau)).toEqual({ invitations: [], demandes: [] })
  expect([await rights(numero), await waiting(numero)]).toEqual([users, left])
  // Reserved as before: a stranger does not see their names, a user does.
  expect([(await readBy(nouveau, 'visitor')).includes('Identité'), (await readBy(nouveau, 'manager')).includes('Identité')]).toEqual([
    false,
    true,
  ])

  expect((await correct(cast['colmar-clerk'], nouveau)).status).toBeLessThan(300)
  expect([await rights(numero), await waiting(numero)]).toEqual([users, left])
  expect((await documents(numero)).filter(({ type }) => type !== 'CERTIFICAT_INSCRIPTION' && type !== 'CERTIFICAT_RADIATION')).toEqual(
    papers,
  )
})
