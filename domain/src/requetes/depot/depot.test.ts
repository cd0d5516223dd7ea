import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answered } from '../../association/answered.ts'
import { aMembrePhysique } from '../../association/exemples.ts'
import { anAnnexe } from '../../core/exemples.ts'
import { Declarant } from './declarant.ts'
import { creation } from '../demarches/creation.ts'
import { dissolution } from '../demarches/dissolution.ts'
import { modification } from '../demarches/modification.ts'
import type { Demarche } from '../demarches/definition.ts'
import { radiation } from '../demarches/radiation.ts'
import { type Depot, readSaisie } from './depot.ts'
import { aDepotDeclarant, aCreationDepot, aDissolutionDepot, aModificationDepot, aRadiationDepot } from '../examples/filings.ts'

/** A creation with every text filled in. */
const aFullCreationDepot = () => {
  const { comite, fondateurs, association, ...filed } = aCreationDepot({ commentaire: 'Merci.' })
  const complementAdresse = 'Bâtiment B'
  const withComplement = <M extends { adresse: object }>(membre: M) => ({ ...membre, adresse: { ...membre.adresse, complementAdresse } })
  return {
    ...filed,
    declarant: aDepotDeclarant({ complementAdresse }),
    association: {
      ...association,
      informations: {
        ...association.informations,
        numero: '123456789',
        reference: 'W671234567',
        stipulations: true,
        precisionStipulation: 'Deux signatures.',
        adresseSite: 'https://chorale.exemple.fr',
        finValidite: '2125-12-31',
        dureeValidite: { valeur: 99, unite: 'ANNEE' as const },
        adresse: { ...association.informations.adresse, complementAdresse, domiciliation: 'Mme Obersand' },
      },
    },
    comite: {
      ...comite,
      physiques: comite.physiques.map(withComplement),
      morales: comite.morales.map((membre) => withComplement({ ...membre, numeroInscription: 'RCS 401' })),
      reprises: [{ uuid: 'reprise-1', localUuid: null, description: 'Comité de 1912' }],
    },
    fondateurs,
  }
}

const champs = (json: unknown) => readSaisie(creation.schema, json).erreurs?.map(({ field }) => field)

test('[ENT-46, ENT-47, X-07] a complete creation is read unchanged, after a trip through JSON', () => {
  expect(readSaisie(creation.schema, JSON.parse(JSON.stringify(aCreationDepot())))).toEqual({ depot: aCreationDepot(), erreurs: null })
})

test('[ENT-41] a filing holds the information, the direction in its three lists with its order, and the founders in two', () => {
  const { depot } = readSaisie(creation.schema, JSON.parse(JSON.stringify(aCreationDepot())))
  expect(depot?.association.informations).toEqual(aCreationDepot().association.informations)
  expect(Object.keys(depot?.comite ?? {}).toSorted()).toEqual(['indexMembres', 'morales', 'physiques', 'reprises'])
  expect(Object.keys(depot?.fondateurs ?? {}).toSorted()).toEqual(['morales', 'physiques'])
})

test('[ENT-39, X-07] the parts of other filings may be present if empty', () => {
  const json = {
    ...aCreationDepot(),
    decision: null,
    renouvellementComite: false,
    liquidationAssociation: null,
    radiationAssociation: null,
  }
  expect(readSaisie(creation.schema, json).depot).toEqual(aCreationDepot())
  expect(champs({ ...json, decision: { type: 'INSCRITE' } })).toEqual(['decision'])
})

test('[ENT-42, ENT-43] of a request, values derived by screens are dropped, decisions of the court are refused, and declared values are kept', () => {
  const deduit = { estRadiee: true, estLiquidee: false, modifications: [{ champ: 'objet' }], conflits: [] }
  const filings = [
    [modification, aModificationDepot({ renouvellementComite: true })],
    [dissolution, aDissolutionDepot()],
    [radiation, aRadiationDepot()],
  ] as unknown as [Demarche, Depot][]
  for (const [{ schema }, declare] of filings) {
    const { depot } = readSaisie(schema, { ...declare, ...deduit })
    expect(depot).toEqual(declare)
    const refus = readSaisie(schema, { ...declare, estRadiee: 'oui', decision: { type: 'INSCRITE' } }).erreurs
    expect(refus?.map(({ field }) => field)).toEqual(['decision', 'estRadiee'])
  }
  const kept = filings.map(([{ schema }, declare]) => readSaisie(schema, declare).depot)
  expect(kept.map((depot) => depot?.renouvellementComite)).toEqual([true, false, false])
  expect(kept[1]?.liquidationAssociation).toEqual(aDissolutionDepot().liquidationAssociation)
  expect(kept[2]?.radiationAssociation).toEqual(aRadiationDepot().radiationAssociation)
})

test('[ENT-42, ENT-43, X-85] the form state of any person in a filing is accepted and never stored; the answer gives the type of each person', () => {
  const screen = { key: 'k', prefix: 'p', type: 'physique', index: 3, action: 'modification', statut: 'modifie' }
  const marked = <L extends object>(lists: L): L =>
    Object.fromEntries(
      Object.entries(lists).map(([name, list]: [string, object[]]) => [
        name,
        name === 'indexMembres' ? list : list.map((person) => ({ ...person, ...screen })),
      ]),
    ) as L
  const declare = aDissolutionDepot()
  const { comite, fondateurs } = aCreationDepot()
  const { liquidateurs, ...liquidation } = declare.liquidationAssociation
  expect(readSaisie(creation.schema, { ...aCreationDepot(), comite: marked(comite), fondateurs: marked(fondateurs) }).depot).toEqual(
    aCreationDepot(),
  )
  const { depot } = readSaisie(dissolution.schema, {
    ...declare,
    liquidationAssociation: { ...liquidation, liquidateurs: marked(liquidateurs) },
  })
  expect(depot).toEqual(declare)
  const typesIn = (filed: Depot) => {
    const said = answered(filed, new Map())
    const listed = [said.comite, said.fondateurs, said.liquidationAssociation?.liquidateurs].flatMap((lists) =>
      lists ? [...lists.physiques, ...lists.morales] : [],
    )
    return new Set(listed.map(({ type, ...person }) => [type, Object.keys(screen).filter((key) => key in person)].join()))
  }
  expect(typesIn(aCreationDepot())).toEqual(new Set(['PHYSIQUE,', 'MORALE,']))
  expect([...typesIn(declare)].every((each) => each.endsWith(','))).toBe(true)
})

test('missing values are null, false or empty', () => {
  const { denomination, objet, gouvernance, adresse } = aCreationDepot().association.informations
  const minimal = {
    declarant: { civilite: 'M', nom: 'Obersand', prenom: 'Lucien', adresse: '1 rue du Lavoir', codePostal: '67000', ville: 'Strasbourg' },
    association: { informations: { denomination, objet, gouvernance, adresse } },
    comite: {},
    fondateurs: {},
  }
  expect(readSaisie(creation.schema, minimal).depot).toMatchObject({
    commentaire: null,
    association: { dateStatuts: null },
    comite: { physiques: [], morales: [], reprises: [], indexMembres: [] },
    documents: [],
  })
})

test('[DECL-01, DECL-02, DECL-03, DECL-05, DECL-07, DECL-08] the required fields of a declarant', () => {
  expect(champs({ ...aCreationDepot(), declarant: {} })).toEqual(
    ['civilite', 'nom', 'prenom', 'adresse', 'codePostal', 'ville'].map((champ) => `declarant.${champ}`),
  )
})

test('the link, the complement and the e-mail are optional', () => {
  expect(Declarant.parse({ ...aDepotDeclarant(), lien: '', complementAdresse: undefined, email: null })).toMatchObject({
    lien: null,
    complementAdresse: null,
    email: null,
  })
})

test('[ENT-40] a declarant is these ten fields, kept as filed', () => {
  const declarant = aDepotDeclarant({ complementAdresse: 'Bâtiment B' })
  expect(Declarant.parse(declarant)).toEqual(declarant)
  expect(Object.keys(declarant).toSorted()).toEqual(
    [
      'civilite',
      'nom',
      'prenom',
      'lien',
      'adresse',
      'complementAdresse',
      'codePostal',
      'ville',
      'email',
      'notificationElectronique',
    ].toSorted(),
  )
})

test('[DECL-10, X-16] electronic notification follows the e-mail, whatever the client sends', () => {
  expect(Declarant.parse({ ...aDepotDeclarant(), notificationElectronique: false }).notificationElectronique).toBe(true)
  expect(Declarant.parse({ ...aDepotDeclarant(), email: '  ', notificationElectronique: true }).notificationElectronique).toBe(false)
})

test("[X-08, X-09] errors carry the portal's paths: the direction is membres", () => {
  const filed = aCreationDepot()
  const json = {
    ...filed,
    association: { ...filed.association, dateStatuts: '2026-02-30', informations: { ...filed.association.informations, objet: '' } },
    comite: { ...filed.comite, physiques: [aMembrePhysique({ nom: '' })] },
    fondateurs: { physiques: [{ civilite: 'M', nom: ' ', prenom: 'Basile' }], morales: [] },
    documents: [anAnnexe(), anAnnexe({ nom: '' })],
  }
  expect(champs(json)).toEqual([
    'association.informations.objet',
    'association.dateStatuts',
    'membres.physiques[0].nom',
    'fondateurs.physiques[0].nom',
    'documents[1].nom',
  ])
  expect(champs({ ...filed, comite: undefined })).toEqual(['membres'])
})

test('an unknown field is refused at every level that the server stores', () => {
  const filed = aCreationDepot()
  expect(
    champs({
      ...filed,
      etat: 'INSCRITE',
      declarant: { ...filed.declarant, gestion: true },
      association: { ...filed.association, numero: 'STR000001' },
      comite: { ...filed.comite, gestion: true },
    })?.toSorted(),
  ).toEqual(['association.numero', 'declarant.gestion', 'etat', 'membres.gestion'])
})

/** Kept as typed (FORM-28). */
const corps = ['commentaire', 'objet', 'precisionStipulation', 'commentaireLiquidation', 'commentaireRadiation', 'description']
/** Chosen in a list instead of typed. */
const choisis = ['civilite', 'but', 'unite', 'collection', 'type', 'sousType', 'domaine', 'theme', 'codeInsee', 'codePostaux']
const dates = /^(date|finValidite)/
/** Adds spaces around the texts of a filing, in every field or in the bodies alone. */
const addSpaces = (valeur: unknown, espaces: (cle: string) => boolean, cle = ''): unknown => {
  if (Array.isArray(valeur)) return valeur.map((un: unknown) => addSpaces(un, espaces, cle))
  if (typeof valeur === 'string') return espaces(cle) ? ` ${valeur}\u00A0` : valeur
  if (typeof valeur !== 'object' || valeur === null) return valeur
  return Object.fromEntries(Object.entries(valeur).map(([champ, dite]) => [champ, addSpaces(dite, espaces, champ)]))
}

test('[FORM-27, FORM-28] every text that a person types is trimmed in every field, except the free bodies, kept as typed', () => {
  const radiationAssociation = { dateDissolution: '2025-06-02', commentaireRadiation: 'Comptes clos.', quitus: true }
  const filings = [
    [creation, aFullCreationDepot()],
    [dissolution, aDissolutionDepot()],
    [radiation, aRadiationDepot({ radiationAssociation })],
  ] as unknown as [Demarche, object][]
  for (const [{ schema }, depot] of filings) {
    const lu = readSaisie(
      schema,
      addSpaces(depot, (cle) => !choisis.includes(cle) && !dates.test(cle)),
    )
    expect(lu.erreurs).toBeNull()
    expect(lu.depot).toEqual(addSpaces(readSaisie(schema, depot).depot, (cle) => corps.includes(cle)))
  }
})

test('reading twice changes nothing more', () => {
  const variantes = fc.record({
    commentaire: fc.oneof(fc.constant(null), fc.string({ unit: 'grapheme' })),
    declarant: fc.record({
      lien: fc.string(),
      email: fc.constantFrom('', ' a@exemple.fr '),
      adresse: fc.string(),
      notificationElectronique: fc.boolean(),
    }),
    stipulations: fc.boolean(),
    precisionStipulation: fc.string(),
    type: fc.constantFrom('PV_AG', 'STATUTS', 'DECLARATION_INSCR', 'TITRE_CONSTITION_DIRECTION', 'AUTRE'),
    sousType: fc.constantFrom(null, 'ORDINAIRE', 'RADIATION'),
  })
  fc.assert(
    fc.property(variantes, ({ commentaire, declarant, stipulations, precisionStipulation, type, sousType }) => {
      const filed = aCreationDepot({ commentaire, documents: [anAnnexe({ type, sousType })] })
      const informations = { ...filed.association.informations, stipulations, precisionStipulation }
      const lu = creation.schema.safeParse({
        ...filed,
        declarant: { ...filed.declarant, ...declarant },
        association: { ...filed.association, informations },
      })
      if (lu.success) expect(creation.schema.parse(lu.data)).toEqual(lu.data)
    }),
  )
})

test('no input makes the reader throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (json) => void readSaisie(creation.schema, json)))
})
