import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'

const office = await testOffice()
const { clock } = office
const { invite, resend, fiche, courriels } = utilisateurs(office)

test('an address gets at most three invitations an hour and ten a day from anybody, resends included; an association sends twenty a day (threat T10)', async () => {
  const odile = await someone(office)
  const registerOne = async () => (await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })).numero
  const email = 'cible@exemple.fr'
  const [un, deux, trois] = [await registerOne(), await registerOne(), await registerOne()]
  expect((await invite(odile, un, email)).status).toBe(204)
  expect((await invite(odile, deux, email.toUpperCase())).status).toBe(204)
  const id = (await fiche(odile, un)).invitations?.[0]?.id ?? ''
  expect((await resend(odile, un, id)).status).toBe(204)
  for (const refused of [await resend(odile, un, id), await invite(odile, trois, email)]) expect(refused.status).toBe(429)
  let envoyees = 3
  for (let heure = 1; heure <= 4; heure++) {
    clock.at = new Date(Date.parse('2026-11-20T10:00:01Z') + heure * 3_600_000)
    for (let fois = 0; fois < 3; fois++) if ((await resend(odile, un, id)).status === 204) envoyees += 1
  }
  expect(envoyees).toBe(10)
  const statuts: number[] = []
  for (let rang = 0; rang < 21; rang++) statuts.push((await invite(odile, trois, `personne${rang}@exemple.fr`)).status)
  expect(statuts).toEqual([...Array.from({ length: 20 }, () => 204), 429])
})

test('an invitation resent each second is mailed at each success, and a refused resend mails nothing', async () => {
  const odile = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  const email = 'reinvitee@exemple.fr'
  clock.at = new Date('2026-12-01T22:59:58Z')
  await invite(odile, numero, email)
  const id = (await fiche(odile, numero)).invitations?.[0]?.id ?? ''
  const seen: [status: number, mails: number, until: string | undefined][] = []
  // The third one is on the next day in Paris, and the fourth exceeds the hourly limit.
  for (const at of ['22:59:59', '23:00:00', '23:00:01']) {
    clock.at = new Date(`2026-12-01T${at}Z`)
    const { status } = await resend(odile, numero, id)
    const mails = await courriels(numero, email)
    seen.push([status, mails.length, /au plus tard le ([\d/]+)/.exec(mails.at(-1)?.texte ?? '')?.[1]])
  }
  expect(seen).toEqual([
    [204, 2, '31/12/2026'],
    [204, 3, '01/01/2027'],
    [429, 3, '01/01/2027'],
  ])
})

test('two simultaneous resends both succeed, so that a double click shows no refusal', async () => {
  const odile = await someone(office)
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: odile }] })
  const email = 'deuxfois@exemple.fr'
  await invite(odile, numero, email)
  const id = (await fiche(odile, numero)).invitations?.[0]?.id ?? ''
  clock.at = new Date(clock.at.getTime() + 1000)
  const both = await Promise.all([resend(odile, numero, id), resend(odile, numero, id)])
  expect(both.map(({ status }) => status)).toEqual([204, 204])
  // Both have the same instant on this clock, so a single mail was sent for them.
  expect(await courriels(numero, email)).toHaveLength(2)
})
