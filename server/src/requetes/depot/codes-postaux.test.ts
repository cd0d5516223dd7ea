import { aMembrePhysique } from 'domain/association/exemples'
import { freeCommune } from 'domain/core/commune'
import { expect, test } from 'vitest'
import { knownCommune, submitDepot, aCreationIn } from '../../../test/filings.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice()
const declarant = await someone(office)
const [strasbourg, colmar, nancy] = [
  await knownCommune(office.db),
  await knownCommune(office.db, '68066'),
  await knownCommune(office.db, '54395'),
]
const texte = (commune: string) => `Ce code postal n'est pas celui de ${commune}. Corrigez le code postal, ou choisissez une autre commune.`

/** Returns the errors of a creation in Strasbourg whose head office and first member of the direction have these addresses. */
const refused = async (siege: object, membre: object = {}): Promise<unknown> => {
  const creation = aCreationIn(strasbourg)
  const { informations } = creation.association
  const [premier, ...autres] = creation.comite.physiques
  const depot = {
    ...creation,
    association: { ...creation.association, informations: { ...informations, adresse: { ...informations.adresse, ...siege } } },
    comite: { ...creation.comite, physiques: [{ ...premier, adresse: { ...aMembrePhysique().adresse, ...membre } }, ...autres] },
  }
  return (await submitDepot(office, declarant, { depot })).json<{ errors?: unknown }>().errors
}

test.for([
  ['the code of another court', { codePostal: '68000' }, {}, ['association.informations.adresse', 'Strasbourg']],
  ['the code of a town nearby', { codePostal: '67300' }, {}, ['association.informations.adresse', 'Strasbourg']],
  ['a Cedex of another département', { codePostal: '68020' }, {}, ['association.informations.adresse', 'Strasbourg']],
  ["a member's commune", {}, { codePostal: '68100', commune: colmar }, ['comite.physiques.0.adresse', 'Colmar']],
  ['a commune far away', {}, { codePostal: '67000', commune: nancy }, ['comite.physiques.0.adresse', 'Nancy']],
] as const)('a commune of the list is refused with a code that is not its own: %s', async ([, siege, membre, [chemin, commune]]) => {
  expect(await refused(siege, membre)).toEqual([{ field: `${chemin}.codePostal`, defaultMessage: texte(commune) }])
})

test.for([
  ['another of its codes', { codePostal: '67200' }, {}],
  ['a Cedex', { codePostal: '67070' }, {}],
  ['a commune typed freely', {}, { codePostal: '68000', commune: { ...strasbourg, id: freeCommune } }],
  ['an address abroad', {}, { codePostal: '77694', pays: 'ALLEMAGNE', commune: { ...strasbourg, id: freeCommune, libelle: 'Kehl' } }],
] as const)('an address is accepted: %s', async ([, siege, membre]) => {
  expect(await refused(siege, membre)).toBeUndefined()
})
