import { addJours } from 'domain/core/jour'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { auTribunal } from '../../../test/pieces.ts'
import { foldOldRequetes } from '../../requetes/procedure/fold-old-requetes.ts'
import { aSignataire } from '../../../test/signatories.ts'
import { markAllConforming } from '../../../test/verdicts.ts'

const office = await testOffice()
const { app, db, clock } = office
const [filer, ada] = [await someone(office), await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })]
const [ours, theirs] = [await clerk(office, 'TJ-STRASBOURG'), await clerk(office, 'TJ-COLMAR')]
const { acte } = auTribunal(office, ours, filer)
const signataire = await aSignataire(db)
const commune = await knownCommune(db)

const on = (jour: string, heure = '10:00') => (clock.at = new Date(`${jour}T${heure}:00Z`))
const filed = async (jour: string, heure?: string) => {
  on(jour, heure)
  return (await submitDepot(office, filer, { depot: aCreationIn(commune) })).json<{ numero: string }>().numero
}
const read = async (periode = { du: '2027-01-01', au: '2027-12-31' }, who = ours) =>
  (await app.inject({ url: '/api/greffe/statistiques', query: periode, headers: who.bearer })).json()
const creations = (rows: { type: string }[]) => rows.find(({ type }) => type === 'CREATION')

// Filed on 2 March, given a receipt and taken two days later, registered thirty days after its filing.
const inscrite = await filed('2027-03-02')
on('2027-03-04')
await acte(inscrite, 'recepisse')
await acte(inscrite, 'prise-en-charge')
await acte(inscrite, 'communication-prefet', { le: '2027-03-04' })
await acte(inscrite, 'reponse-prefet', { le: '2027-03-04', reponse: 'PAS_D_OPPOSITION' })
on('2027-04-01')
await markAllConforming(office, ours, inscrite)
await acte(inscrite, 'inscription', { le: '2027-04-01', signataire })
// Taken back half an hour after midnight in Paris, which is still the day before in London.
const retiree = await filed('2027-04-30', '22:30')
on('2027-05-03')
await app.inject({ method: 'POST', url: `/api/requete/${retiree}/retrait`, headers: filer.bearer, payload: { motif: null } })
// Taken by mistake after one day and given back; taken again after four.
const ouverte = await filed('2027-11-02')
on('2027-11-03')
await acte(ouverte, 'prise-en-charge')
await acte(ouverte, 'correction', { corrige: 2, motif: 'Prise par erreur.' })
on('2027-11-06')
await acte(ouverte, 'prise-en-charge')
on('2027-11-20')

test('filings and decisions are counted by type and origin, in Paris days, both ends of the period included', async () => {
  const whole = await read()
  expect(creations(whole.depots)).toEqual({ type: 'CREATION', teleservice: 3, papier: 0 })
  expect(whole.depots).toHaveLength(4)
  expect(creations(whole.decisions)).toEqual({ type: 'CREATION', inscrites: 1, rejetees: 0, retirees: 1 })
  const in1 = async (jour: string) => creations((await read({ du: jour, au: jour })).depots)
  expect([await in1('2027-04-30'), await in1('2027-05-01')]).toMatchObject([{ teleservice: 0 }, { teleservice: 1 }])
  expect(creations((await read({ du: '2027-04-01', au: '2027-04-01' })).decisions)).toMatchObject({ inscrites: 1, retirees: 0 })
})

test('delays run from the filing to the first uncorrected act, with their median and ninth decile', async () => {
  const { delais } = await read()
  expect(delais).toEqual([
    { delai: 'RECEPISSE', nombre: 1, mediane: 2, neufDixiemes: 2 },
    { delai: 'PRISE_EN_CHARGE', nombre: 2, mediane: 2, neufDixiemes: 4 },
    { delai: 'DECISION', nombre: 1, mediane: 30, neufDixiemes: 30 },
  ])
  expect((await read({ du: '2027-05-01', au: '2027-05-31' })).delais[0]).toEqual({
    delai: 'RECEPISSE',
    nombre: 0,
    mediane: null,
    neufDixiemes: null,
  })
})

test('queues are those of today, each with its age and its overdue requests', async () => {
  const { files } = await read({ du: '2020-01-01', au: '2020-12-31' })
  expect(files).toHaveLength(9)
  expect(files.filter(({ nombre }: { nombre: number }) => nombre > 0)).toEqual([
    { file: 'EN_INSTRUCTION', nombre: 1, enRetard: 1, mediane: 18, plusAncienne: 18 },
    expect.objectContaining({ file: 'A_PUBLIER', nombre: 1 }),
  ])
})

test('a request in a queue is late from the day after its last day', async () => {
  // Its receipt is due five days after the 2nd: on Sunday the 7th, moved to Monday the 8th.
  const late = async (jour: string) => {
    on(jour)
    const { files } = await read()
    return files.find(({ file }: { file: string }) => file === 'EN_INSTRUCTION').enRetard
  }
  expect([await late('2027-11-07'), await late('2027-11-08'), await late('2027-11-09')]).toEqual([0, 0, 1])
  on('2027-11-20')
})

test('a court reads its own figures, the administration those of any court or of all; a period that ends before it begins is refused', async () => {
  expect(creations((await read(undefined, theirs)).depots)).toMatchObject({ teleservice: 0 })
  const all = async (tribunal?: string) => {
    const query = { du: '2027-01-01', au: '2027-12-31', ...(tribunal !== undefined && { tribunal }) }
    return creations((await app.inject({ url: '/api/administration/statistiques', query, headers: ada.bearer })).json().depots)
  }
  expect([await all(), await all('TJ-STRASBOURG'), await all('TJ-COLMAR')]).toMatchObject([
    { teleservice: 3 },
    { teleservice: 3 },
    { teleservice: 0 },
  ])
  const [du, au] = ['2027-11-20', addJours('2027-11-20', -1)]
  expect(await read({ du, au })).toMatchObject({
    errors: [{ field: 'au', defaultMessage: 'La fin de la période précède son début.' }],
  })
})

test('each stage is measured by the stays that ended in the period, automatic ends included; a corrected mistake counts for nothing', async () => {
  const left = async (du: string, au: string, who = ours) =>
    (await read({ du, au }, who)).etapes.filter(({ nombre }: { nombre: number }) => nombre > 0)
  const stay = (etape: string, days: number) => ({ etape, nombre: 1, mediane: days, neufDixiemes: days })
  expect(await left('2027-03-01', '2027-04-15')).toEqual([
    stay('PRE_ENREGISTREE', 2),
    stay('EXAMEN', 0),
    stay('COMMUNIQUEE_PREFET', 0),
    stay('A_ORDONNER', 28),
  ])
  expect(await left('2027-11-01', '2027-11-30')).toEqual([stay('PRE_ENREGISTREE', 4)])
  expect((await left('2027-01-01', '2027-12-31'))[0]).toEqual({ etape: 'PRE_ENREGISTREE', nombre: 3, mediane: 2, neufDixiemes: 4 })
  expect(await left('2027-01-01', '2027-12-31', theirs)).toEqual([])
  on('2027-11-08')
  await acte(ouverte, 'communication-prefet', { le: '2027-11-08' })
  on('2027-12-30')
  // Six weeks of silence: no act was recorded since.
  expect(await left('2027-12-01', '2027-12-31')).toEqual([stay('COMMUNIQUEE_PREFET', 43)])
  on('2027-12-20')
  expect(await left('2027-12-01', '2027-12-31')).toEqual([])
  on('2027-11-20')
})

test('requests stored by an older server are folded again at the start, last days included, and only these', async () => {
  const readAll = () => db.selectFrom('requete').selectAll().orderBy('numero').execute()
  const before = await readAll()
  expect(before.some((row) => row.echeance_le !== null)).toBe(true)
  expect(before.some((row) => row.ensuite_le !== null)).toBe(true)
  await sql`update requete set etapes_quittees = null, echeance_le = echeance_le - 2, ensuite_le = ensuite_le - 2, retour_le = retour_le - 2`.execute(
    db,
  )
  await foldOldRequetes(db)
  expect(await readAll()).toEqual(before)
})
