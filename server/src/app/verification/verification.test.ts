import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { eventually, testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { falsify } from '../../../test/falsify.ts'
import { conclude } from './sql.ts'
import { startVerifications } from './travail.ts'

const office = await testOffice()
const { app, db, clock } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })
const basile = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
const parti = await someone(office, { authorities: ['USAGER', 'ADMINISTRATION'] })
await db.updateTable('compte').set({ etat: 'DESACTIVE' }).where('uuid', '=', parti.uuid).execute()
const numero = (await submitDepot(office, await someone(office))).json<{ numero: string }>().numero

const path = '/api/administration/verification'
const ask = async () => {
  clock.at = new Date(clock.at.getTime() + 60_000)
  return (await app.inject({ method: 'POST', url: path, headers: ada.bearer })).statusCode
}
const list = async () => (await app.inject({ url: path, headers: ada.bearer })).json().verifications

test('an administrator starts a verification: only one runs at a time, and its verdict stays with its author and its date', async () => {
  expect([await list(), await ask()]).toEqual([[], 204])
  expect(await list()).toMatchObject([{ demandeePar: 'Ada Support', demandeeLe: clock.at.toISOString(), finieLe: null, bilan: null }])
  expect(await ask()).toBe(412)
  await startVerifications(office)
  await eventually(async () => (await list())[0].finieLe !== null)
  expect(await list()).toMatchObject([{ finieLe: clock.at.toISOString(), bilan: { depots: 1, ecarts: 0 }, ecarts: [], erreur: null }])
})

test('altered data are reported by a sentence, above the result of an earlier verification', async () => {
  await falsify(db, `update requete set depot = jsonb_set(depot, '{commentaire}', '"Autre"')`)
  expect(await ask()).toBe(204)
  await eventually(async () => (await list())[0].finieLe !== null)
  const [latest, before] = await list()
  expect(latest).toMatchObject({
    bilan: { ecarts: 1 },
    ecarts: [`Requête ${numero}\u00a0: le contenu enregistré n'est plus celui qui a été déposé.`],
  })
  expect(before).toMatchObject({ bilan: { ecarts: 0 } })
  // Every active administrator gets one mail, without what was found. The conforming verification sent none.
  const told = await db.selectFrom('courriel').select(['destinataire', 'texte']).where('evenement', 'like', 'verification/%').execute()
  expect(told.map(({ destinataire }) => destinataire).toSorted()).toEqual([ada.email, basile.email].toSorted())
  expect(told[0]?.texte).toContain('demandée le 20/11/2026 à 11\u00A0h\u00A003 par Ada Support a trouvé 1 écart entre ce qui est conservé')
  expect(told[0]?.texte).toContain(`${office.settings.baseUrl}/administration/verification`)
  expect(told[0]?.texte).not.toContain(numero)
})

test('without a table, a verification reports the gap in the schema and why it stopped, mails the administrators, and another may be started', async () => {
  const mails = async () => (await db.selectFrom('courriel').select('texte').where('evenement', 'like', 'verification/%').execute()).length
  const before = await mails()
  await sql`alter table annexe rename to annexe_ailleurs`.execute(db)
  expect(await ask()).toBe(204)
  await eventually(async () => (await list())[0].finieLe !== null)
  expect((await list())[0]).toMatchObject({
    bilan: null,
    ecarts: ['La table annexe manque.', 'La table annexe_ailleurs est en trop\u00a0: ce logiciel ne la crée pas.'],
    erreur: expect.stringContaining("les données n'ont pas été comparées"),
  })
  expect((await mails()) - before).toBe(2)
  await sql`alter table annexe_ailleurs rename to annexe`.execute(db)
  expect(await ask()).toBe(204)
})

test('the late result of a slower server changes nothing and mails nobody', async () => {
  await eventually(async () => (await list())[0].finieLe !== null)
  const before = await list()
  const late = { bilan: null, ecarts: ['Autre'], erreur: null }
  expect(await db.transaction().execute((trx) => conclude(trx, before[0].id, clock.at, late))).toBeUndefined()
  expect(await list()).toEqual(before)
})
