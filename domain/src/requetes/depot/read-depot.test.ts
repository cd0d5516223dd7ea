import { expect, test } from 'vitest'
import { aComite, aFondateurMorale, aFondateurPhysique } from '../../association/exemples.ts'
import { creation } from '../demarches/creation.ts'
import { readSaisie } from './depot.ts'
import { dissolution } from '../demarches/dissolution.ts'
import { aCreationDepot, aDissolutionDepot } from '../examples/filings.ts'
import { declarantDe, toStoredDepot, readDepot } from './read-depot.ts'
import depot1 from '../specimens/depot-1.json' with { type: 'json' }
import depot2 from '../specimens/depot-2.json' with { type: 'json' }
import depot3 from '../specimens/depot-3.json' with { type: 'json' }

// One specimen per shape number ever stored. A specimen is never edited; a new number adds a file.

/** The fields added by shape 3, as empty. */
const depuis3 = { version: null, renouvellementComite: false, liquidationAssociation: null, radiationAssociation: null }

const formulaire = (depot: unknown) => readSaisie(creation.schema, depot).erreurs?.length ?? 0

test.each(depot1.map((depot, rang) => [rang, depot] as const))(
  'a filing stored before shape numbers is read as written, under the rules of its day: specimen %i',
  (_, depot) => {
    expect(readDepot({ depot, siege: null })).toEqual({ ...depuis3, ...depot })
  },
)

test.each(depot2.map(({ depot, siege }, rang) => [rang, depot, siege] as const))(
  'a filing stored under number 2 is read with the head office stored beside it: specimen %i',
  (_, { schema, ...declare }, siege) => {
    expect(schema).toBe(2)
    const lu = readDepot({ depot: { schema, ...declare }, siege })
    expect(lu.association?.informations.adresse.commune).toEqual(siege)
    if (lu.association) lu.association.informations.adresse.commune = declare.association.informations.adresse.commune
    expect(lu).toEqual({ ...depuis3, ...declare })
  },
)

test.each(depot3.map(({ depot, siege }, rang) => [rang, depot, siege] as const))(
  'a filing stored under number 3 is read as declared and erases nothing of a member: specimen %i',
  (_, { schema, ...declare }, siege) => {
    expect(schema).toBe(3)
    expect(readDepot({ depot: { schema, ...declare }, siege })).toEqual(declare)
  },
)

test('the current form refuses the odd specimens: reading does not validate', () => {
  expect(formulaire(depot1.at(-1))).toBeGreaterThan(8)
  const { schema: _, ...declare } = depot2.at(-1)?.depot ?? {}
  expect(formulaire(declare)).toBeGreaterThan(8)
})

test('a filing stored today is read back whole, and its declarant named', () => {
  const depot = aCreationDepot()
  const siege = { ...depot.association.informations.adresse.commune, libelle: 'Strasbourg' }
  const lu = readDepot(JSON.parse(JSON.stringify(toStoredDepot(depot, siege))) as { depot: unknown; siege: unknown })
  expect(lu).toEqual({
    ...depot,
    association: {
      ...depot.association,
      informations: {
        ...depot.association.informations,
        adresse: { ...depot.association.informations.adresse, commune: siege },
      },
    },
  })
  expect(declarantDe(toStoredDepot(depot, siege))).toBe('Odile Mittelbrucher')
})

test('every field that the form keeps is read back: a new field of the form needs one in the reader', () => {
  for (const homonyme of [undefined, null, false, true]) {
    const filed = aCreationDepot({
      commentaire: 'Bonjour',
      comite: aComite(),
      fondateurs: { physiques: [aFondateurPhysique({ homonyme })], morales: [aFondateurMorale({ homonyme })] },
    })
    const { depot } = readSaisie(creation.schema, filed)
    if (!depot) throw new Error('the form refuses its example')
    const { commune } = depot.association.informations.adresse
    expect(readDepot(JSON.parse(JSON.stringify(toStoredDepot(depot, commune))) as { depot: unknown; siege: unknown })).toEqual(depot)
  }
})

test('contact details to erase, of a member or a liquidator, are read back under the number that has them and under none before', () => {
  const comite = aComite()
  const physiques = comite.physiques.map((membre) => ({ ...membre, estFondateur: false, coordonneesEffacees: ['email' as const] }))
  const filed = aDissolutionDepot({
    liquidationAssociation: { commentaireLiquidation: null, liquidateurs: { ...comite, physiques } },
  })
  const { depot } = readSaisie(dissolution.schema, filed)
  if (!depot) throw new Error('the form refuses its example')
  const stocke = JSON.parse(JSON.stringify(toStoredDepot(depot, null))) as { depot: object; siege: unknown }
  expect(readDepot(stocke).liquidationAssociation?.liquidateurs.physiques).toEqual(physiques)
  expect(() => readDepot({ ...stocke, depot: { ...stocke.depot, schema: 3 } })).toThrow()
})

test.each([
  ['a number never stored', { schema: 99, ...depot1[0] }],
  ['something added', { ...depot1[0], intrus: 1 }],
  ['no filing at all', 'null'],
])('%s is not read as a filing', (_, depot) => {
  expect(() => readDepot({ depot, siege: null })).toThrow()
})

test('a filing of shape 2 without its head office is not read', () => {
  expect(() => readDepot({ depot: depot2[0]?.depot, siege: null })).toThrow()
})
