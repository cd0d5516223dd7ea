import { expect, test } from 'vitest'
import { submitDepot } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { aRequeteOn } from '../../../test/requests.ts'
import { actesDe } from '../../core/actes.ts'

const office = await testOffice()
const { app, db } = office
const [deposant, avec, sans, parti, etranger] = await Promise.all([
  someone(office),
  someone(office),
  someone(office),
  someone(office),
  someone(office),
])
const strasbourg = await clerk(office, 'TJ-STRASBOURG')
const colmar = await clerk(office, 'TJ-COLMAR')
const { numero: association } = await aRegisteredAssociation(office, {
  rattaches: [{ personne: avec, gestion: false }, { personne: sans, depot: false }, { personne: parti }],
})
await db.updateTable('rattachement').set({ termine_le: office.now() }).where('compte', '=', parti.uuid).execute()
let rang = 0
const requeteOnAssociation = async (): Promise<string> => {
  rang += 1
  const numero = `R2600${String(5000 + rang)}`
  await aRequeteOn(office, { association, compte: deposant.uuid, numero })
  return numero
}
const withdraw = async (numero: string, { bearer }: Pick<Someone, 'bearer'>) => {
  const answer = await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait`, headers: bearer })
  return { status: answer.statusCode, raisons: answer.statusCode < 300 ? [] : answer.json().globalErrors }
}
const sansDroit = "Seules la personne qui a déposé cette requête et celles qui peuvent déposer pour l'association peuvent la retirer."

test.each([
  ['a user attached without `depot`', sans, 403],
  ['a user attached with `depot` once', parti, 404],
  ['a clerk of its court', strasbourg, 403],
  ['a clerk of another court', colmar, 404],
  ['anybody else', etranger, 404],
  ['a user attached with `depot`', avec, 204],
  ['who filed it, whatever they are to the association since', deposant, 204],
] as const)('[STATE-14] a request on an association is taken back by %s: %s', async (_, qui, status) => {
  const numero = await requeteOnAssociation()
  const answer = await withdraw(numero, qui)
  expect(answer.status).toBe(status)
  if (status === 403) expect(answer.raisons).toEqual([{ defaultMessage: sansDroit }])
  if (status === 404) expect(answer).toEqual(await withdraw('R26999999', qui))
  expect((await actesDe(db, 'requete', numero)).map(({ type }) => type)).toEqual(status === 204 ? ['DEPOT', 'RETRAIT'] : ['DEPOT'])
  // Leaves room for the next request.
  if (status !== 204) await withdraw(numero, deposant)
})

test('another person than the one who took it back gets an error that says it was', async () => {
  const numero = await requeteOnAssociation()
  await withdraw(numero, deposant)
  expect(await withdraw(numero, avec)).toEqual({ status: 412, raisons: [{ defaultMessage: 'Cette requête a déjà été retirée.' }] })
})

test('without a token, 401; with that of an activation, 403', async () => {
  const numero = await requeteOnAssociation()
  expect((await app.inject({ method: 'POST', url: `/api/requete/${numero}/retrait` })).statusCode).toBe(401)
  expect((await withdraw(numero, await someone(office, { authorities: [] }))).status).toBe(403)
})

test('a creation is taken back by its filer alone', async () => {
  const numero = (await submitDepot(office, deposant)).json<{ numero: string }>().numero
  for (const [qui, status] of [
    [avec, 404],
    [strasbourg, 403],
    [deposant, 204],
  ] as const)
    expect((await withdraw(numero, qui)).status).toBe(status)
})
