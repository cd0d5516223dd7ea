import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aDemande } from '../../test/rattachements.ts'
import { actesDe, findBrokenLigne } from '../core/actes.ts'
import { saveInvitation } from './invitation/save.ts'

const office = await testOffice()
const { db, now } = office

test('an invitation and a request for attachment leave an act, without the address of a person who may never answer', async () => {
  const person = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  const commun = { association: numero, fonction: 'Membre', now: now() }
  await db.transaction().execute(async (trx) => {
    await saveInvitation(trx, { ...commun, email: 'nouvelle@exemple.fr', gestion: true, depot: false, auteur: person.uuid })
    await aDemande(trx, { ...commun, compte: person.uuid })
  })
  const actes = await actesDe(db, 'association', numero)
  expect(actes.map(({ type, auteur }) => [type, auteur])).toEqual([
    ['VERSION', null],
    ['INVITATION', person.uuid],
    ['DEMANDE_RATTACHEMENT', person.uuid],
  ])
  expect(JSON.stringify(actes)).not.toContain('nouvelle@exemple.fr')
  expect(await findBrokenLigne(db, 'association', numero)).toBeNull()
})

test('an address has one pending invitation and an account one pending request at most, whatever the case of the letters', async () => {
  const { uuid } = await someone(office)
  const { numero } = await aRegisteredAssociation(office)
  const commun = { association: numero, fonction: 'Membre', now: now() }
  const invite = (email: string) =>
    db.transaction().execute((trx) => saveInvitation(trx, { ...commun, email, gestion: true, depot: false, auteur: null }))
  const ask = () => db.transaction().execute((trx) => aDemande(trx, { ...commun, compte: uuid }))
  await invite('odile@exemple.fr')
  await expect(invite('Odile@Exemple.fr')).rejects.toThrow('invitation_en_attente')
  await ask()
  await expect(ask()).rejects.toThrow('demande_rattachement_en_cours')
})
