import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { uneAssociationInscrite } from '../../../test/register.ts'

const office = await testOffice()
const { clock } = office
const { inviter, renvoyer, fiche } = utilisateurs(office)

test('an address is sent three invitations an hour and ten a day, whoever invites, sent again included; an association sends twenty a day (threats T10)', async () => {
  const odile = await someone(office)
  const unes = async () => (await uneAssociationInscrite(office, { rattaches: [{ personne: odile }] })).numero
  const email = 'cible@exemple.fr'
  const [un, deux, trois] = [await unes(), await unes(), await unes()]
  expect((await inviter(odile, un, email)).status).toBe(204)
  expect((await inviter(odile, deux, email.toUpperCase())).status).toBe(204)
  const id = (await fiche(odile, un)).invitations?.[0]?.id ?? ''
  expect((await renvoyer(odile, un, id)).status).toBe(204)
  for (const refused of [await renvoyer(odile, un, id), await inviter(odile, trois, email)]) expect(refused.status).toBe(429)
  let envoyees = 3
  for (let heure = 1; heure <= 4; heure++) {
    clock.at = new Date(Date.parse('2026-11-20T10:00:01Z') + heure * 3_600_000)
    for (let fois = 0; fois < 3; fois++) if ((await renvoyer(odile, un, id)).status === 204) envoyees += 1
  }
  expect(envoyees).toBe(10)
  const statuts: number[] = []
  for (let rang = 0; rang < 21; rang++) statuts.push((await inviter(odile, trois, `personne${rang}@exemple.fr`)).status)
  expect(statuts).toEqual([...Array.from({ length: 20 }, () => 204), 429])
})
