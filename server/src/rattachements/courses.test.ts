import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { membre, utilisateurs } from '../../test/utilisateurs.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'

const office = await testOffice({ INVITATIONS_PAR_JOUR: '1000' })
const { db } = office
const { invite, reply, cancel, resend, edit, remove, fiche } = utilisateurs(office)

const tours = [1, 2, 3, 4]
const attachTwo = async () => {
  const [odile, basile] = [await someone(office), await someone(office)]
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }, { personne: basile }] })
  const usagers = (await fiche(odile, numero)).usagers ?? []
  const uuid = (email: string) => usagers.find((each) => each.email === email)?.uuid ?? ''
  return { odile, basile, numero, deOdile: uuid(odile.email), deBasile: uuid(basile.email) }
}
const inviteAnother = async () => {
  const { odile, numero } = await attachTwo()
  const lucien = await someone(office)
  await invite(odile, numero, lucien.email)
  const id = (await fiche(odile, numero)).invitations?.[0]?.id ?? ''
  return { odile, lucien, numero, id }
}
const types = async (numero: string) => (await actesDe(db, 'association', numero)).map(({ type }) => type).slice(3)
const expectIntact = async (numero: string) => expect(await findBrokenLigne(db, 'association', numero)).toBeNull()

test.each(tours)('[SRV-39] an invitation accepted twice at once is accepted once (%i)', async () => {
  const { lucien, numero } = await inviteAnother()
  const statuts = (await Promise.all([1, 2, 3].map(() => reply(lucien, numero, true)))).map(({ status }) => status)
  expect(statuts.toSorted()).toEqual([204, 404, 404])
  expect(await types(numero)).toEqual(['INVITATION', 'INVITATION_ACCEPTEE', 'RATTACHEMENT'])
  await expectIntact(numero)
})

test.each(tours)('[SRV-39, SRV-40] accepted while it is taken back or declined: one of them alone is done (%i)', async () => {
  const { odile, lucien, numero, id } = await inviteAnother()
  const statuts = (await Promise.all([cancel(odile, numero, id), reply(lucien, numero, true), reply(lucien, numero, false)])).map(
    ({ status }) => status,
  )
  expect(statuts.toSorted()).toEqual([204, 404, 404])
  const rattache = (await fiche(lucien, numero)).rattachement.etat === 'RATTACHE'
  expect((await types(numero)).includes('RATTACHEMENT')).toBe(rattache)
  expect(rattache).toBe(statuts[1] === 204)
  await expectIntact(numero)
})

test.each(tours)(
  '[SRV-40] two simultaneous invitations of one address make one; an invitation resent while it is removed does not survive (%i)',
  async () => {
    const { odile, basile, numero } = await attachTwo()
    const statuts = (await Promise.all([odile, basile].map((who) => invite(who, numero, `${numero}@exemple.fr`, membre)))).map(
      ({ status }) => status,
    )
    expect(statuts.toSorted()).toEqual([204, 400])
    const id = (await fiche(odile, numero)).invitations?.[0]?.id ?? ''
    await Promise.all([cancel(odile, numero, id), resend(basile, numero, id)])
    expect((await fiche(odile, numero)).invitations).toEqual([])
    await expectIntact(numero)
  },
)

test.each(tours)('[SRV-41, SRV-42] changed while removed: removed at the end, and a change that came after is refused (%i)', async () => {
  const { odile, basile, numero, deBasile } = await attachTwo()
  const [change, fin] = await Promise.all([edit(odile, numero, basile.email, membre), remove(odile, numero, deBasile)])
  expect(fin.status).toBe(204)
  expect([204, 412]).toContain(change.status)
  expect((await fiche(basile, numero)).rattachement.etat).toBe('NON_RATTACHE')
  expect((await types(numero)).filter((type) => type === 'RATTACHEMENT_MODIFIE')).toHaveLength(change.status === 204 ? 1 : 0)
  await expectIntact(numero)
})

test.each(tours)(
  '[ATTACH-22, PERM-10] of two users with gestion who remove each other at once, one stays; two who leave at once both leave (%i)',
  async () => {
    const un = await attachTwo()
    const croises = await Promise.all([remove(un.odile, un.numero, un.deBasile), remove(un.basile, un.numero, un.deOdile)])
    expect(croises.map(({ status }) => status).toSorted()).toEqual([204, 403])
    const autre = await attachTwo()
    const partis = await Promise.all([remove(autre.odile, autre.numero, autre.deOdile), remove(autre.basile, autre.numero, autre.deBasile)])
    expect(partis.map(({ status }) => status)).toEqual([204, 204])
    expect((await fiche(autre.odile, autre.numero)).gestionnaires).toBe(false)
    await expectIntact(autre.numero)
  },
)
