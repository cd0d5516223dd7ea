import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone, type Someone } from '../../../test/people.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { makeVersion } from '../../../test/versions.ts'
import { actesDe } from '../../core/actes.ts'

const office = await testOffice()
const { app } = office
const { fiche } = utilisateurs(office)

const readProposal = async (who: Someone, numero: string) =>
  (await app.inject({ url: `/api/association/${numero}/succession`, headers: who.bearer })).json()
const pass = (who: Someone, numero: string, payload: object) =>
  app.inject({ method: 'POST', url: `/api/association/${numero}/succession`, headers: who.bearer, payload })

test('[ATTACH-21, STAFF-17] after a change of direction, one call removes the former officers and invites the new ones, or does nothing', async () => {
  const greffier = await clerk(office, 'TJ-STRASBOURG')
  const president = await someone(office, { prenom: 'Anatole', nom: 'Ancien' })
  const restante = await someone(office, { prenom: 'Rose', nom: 'Restante' })
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: president }, { personne: restante }] })
  const changeDirection = (...noms: [string, string][]) =>
    makeVersion(office, numero, (contenu) => {
      const [modele] = contenu.members.physiques
      if (!modele) throw new Error('no member')
      const physiques = noms.map(([prenom, nom]) => ({
        ...modele,
        uuid: randomUUID(),
        prenom,
        nom,
        email: `${nom.toLowerCase()}@exemple.fr`,
      }))
      return {
        ...contenu,
        members: { ...contenu.members, physiques },
        indexMembres: physiques.map(({ uuid }, index) => ({ uuid, collection: 'physiques' as const, index })),
      }
    })
  await changeDirection(['Anatole', 'Ancien'], ['Rose', 'Restante'])
  await changeDirection(['Rose', 'Restante'], ['Nadia', 'Nouvelle'])
  const attendue = { prenom: 'Nadia', nom: 'Nouvelle' }
  expect(await readProposal(greffier, numero)).toMatchObject({
    sortants: [{ nom: 'Ancien', email: president.email }],
    entrants: [{ ...attendue, email: 'nouvelle@exemple.fr' }],
  })
  const { sortants, entrants } = await readProposal(restante, numero)
  expect(entrants).toMatchObject([{ ...attendue, email: null }])
  const droits = { fonction: 'Présidente', gestion: true, depot: true }
  const saisie = { commentaire: 'Nouveau comité', retirer: [sortants[0].uuid], inviter: [{ ...droits, email: 'nouvelle@exemple.fr' }] }
  const refused = await pass(restante, numero, { ...saisie, inviter: [...saisie.inviter, { ...droits, email: restante.email }] })
  expect([refused.statusCode, refused.json().errors[0].field]).toEqual([400, 'inviter[1].email'])
  expect(await fiche(restante, numero)).toMatchObject({ invitations: [], usagers: [{}, {}] })
  expect((await pass(restante, numero, saisie)).statusCode).toBe(204)
  expect(await fiche(restante, numero)).toMatchObject({ invitations: [{ email: 'nouvelle@exemple.fr' }], usagers: [{ nom: 'Restante' }] })
  expect(await readProposal(restante, numero)).toMatchObject({ sortants: [], entrants: [] })
})

test('an author who removes several people including themselves is removed last, so that all of the rights end', async () => {
  const [partante, tresorier, restante] = [await someone(office), await someone(office), await someone(office)]
  const { numero } = await aRegisteredAssociation(office, {
    rattaches: [{ personne: partante }, { personne: tresorier }, { personne: restante }],
  })
  const droitDe = async ({ email }: Someone) => (await fiche(restante, numero)).usagers?.find((usager) => usager.email === email)?.uuid
  const retirer = [await droitDe(partante), await droitDe(tresorier)]
  const { statusCode } = await pass(partante, numero, { commentaire: 'Fin de mandat', retirer, inviter: [] })
  expect(statusCode).toBe(204)
  expect((await fiche(restante, numero)).usagers).toMatchObject([{ email: restante.email }])
  const fins = (await actesDe(office.db, 'association', numero)).filter(({ type }) => type === 'RATTACHEMENT_SUPPRIME')
  expect(fins.map(({ contenu }) => contenu)).toEqual([{ compte: tresorier.uuid }, { compte: partante.uuid }])
})
