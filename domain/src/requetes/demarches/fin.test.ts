import { expect, test } from 'vitest'
import { aMembreMorale, aMembrePhysique } from '../../association/exemples.ts'
import { anAnnexe } from '../../core/exemples.ts'
import { readSaisie } from '../depot/depot.ts'
import { unchangedComite, aContexteOn, aDissolutionDepot, aModificationDepot, aRadiationDepot, makeVersion } from '../examples/filings.ts'
import { otherRegistreDate, isPublicationOverAYearOld } from '../checks/check-radiation.ts'
import { dissolution } from './dissolution.ts'
import { modification } from './modification.ts'
import { radiation } from './radiation.ts'

// The two filings that end an association: the dissolution, then the radiation.

const avant = makeVersion()
const dissoute = makeVersion({ etatAssociation: 'DISSOUTE', informations: { ...avant.informations, dateDissolution: '2025-06-02' } })
const personne = { physiques: [], morales: [], reprises: [], indexMembres: [] }
const withLiquidation = (commentaireLiquidation: string | null, liquidateurs: object = personne) =>
  aDissolutionDepot({ liquidationAssociation: { commentaireLiquidation, liquidateurs: { ...personne, ...liquidateurs } } })
const publication = (date: string, sousType = 'PUBDIS') =>
  anAnnexe({ type: 'EXTRAIT_PUB_JAL', sousType, date, journal: { id: 1, libelle: 'Journal', departement: '67' } })
const sansFichier = { fichiers: [] }

test('a dissolution with its decision and its liquidators may be filed; so may a radiation without any document', () => {
  expect(dissolution.check(aDissolutionDepot(), aContexteOn(avant))).toEqual([])
  expect(readSaisie(dissolution.schema, aDissolutionDepot()).erreurs).toBeNull()
  expect(radiation.check(aRadiationDepot(), aContexteOn(dissoute, sansFichier))).toEqual([])
  expect(readSaisie(radiation.schema, aRadiationDepot()).erreurs).toBeNull()
})

test.each([
  ['neither', withLiquidation(null), ['liquidation.liquidation']],
  ['a blank comment, as the form reads it', withLiquidation(null), ['liquidation.liquidation']],
  ['a comment alone', withLiquidation('Aucun actif.'), []],
  ['a person alone', withLiquidation(null, { physiques: [aMembrePhysique()] }), []],
  ['a legal entity alone', withLiquidation(null, { morales: [aMembreMorale()] }), []],
  ['a member of the direction, taken over', withLiquidation(null, { physiques: unchangedComite(avant).physiques.slice(0, 1) }), []],
  [
    'somebody under a uuid the register does not know',
    withLiquidation(null, { physiques: [aMembrePhysique({ uuid: 'ailleurs' })] }),
    ['liquidation.liquidateurs.physiques[0].uuid'],
  ],
])('[DISSO-05] a liquidator or why there is none: %s', (_, depot, champs) => {
  expect(dissolution.check(depot, aContexteOn(avant)).map(({ field }) => field)).toEqual(champs)
})

test('[DISSO-05, FORM-12] the error has its sentence, and its path under the step', () => {
  expect(dissolution.check(withLiquidation(null), aContexteOn(avant))).toEqual([
    { field: 'liquidation.liquidation', defaultMessage: "Indiquez au moins un liquidateur ou expliquez pourquoi il n'y en a pas." },
  ])
  const lu = readSaisie(dissolution.schema, withLiquidation(null, { physiques: [{ ...aMembrePhysique(), nom: '' }] }))
  expect(lu.erreurs?.map(({ field }) => field)).toEqual(['liquidation.liquidateurs.physiques[0].nom'])
})

test('[DISSO-06] a liquidator follows the rules of a member of the direction, nationality and address included', () => {
  const vides = { ...personne, physiques: [{}], morales: [{}] }
  const champs = (schema: Parameters<typeof readSaisie>[0], depot: object) => readSaisie(schema, depot).erreurs?.map(({ field }) => field)
  const liquidateur = champs(dissolution.schema, withLiquidation(null, vides))
  expect(liquidateur).toEqual(
    champs(modification.schema, { ...aModificationDepot(), comite: vides })?.map((champ) =>
      champ.replace('membres', 'liquidation.liquidateurs'),
    ),
  )
  for (const champ of ['nationalite', 'adresse', 'fonction', 'nom'])
    expect(liquidateur).toContain(`liquidation.liquidateurs.physiques[0].${champ}`)
})

test('[X-04] a liquidator is not a founder', () => {
  const { depot } = readSaisie(dissolution.schema, withLiquidation(null, { physiques: [aMembrePhysique({ estFondateur: true })] }))
  expect(depot?.liquidationAssociation.liquidateurs.physiques.map(({ estFondateur }) => estFondateur)).toEqual([false])
})

test('[ANNEX-11] a dissolution without any document is refused', () => {
  expect(dissolution.check(aDissolutionDepot({ documents: [] }), aContexteOn(avant, sansFichier))).toEqual([
    {
      field: 'documents',
      defaultMessage:
        "Joignez le procès-verbal de l'assemblée générale qui a décidé la dissolution ou, si elle n'est pas d'une assemblée générale, une « Pièce jointe » qui la constate.",
    },
  ])
})

const makeDemande = (autrement: Partial<NonNullable<ReturnType<typeof aRadiationDepot>['radiationAssociation']>>) => {
  const depot = aRadiationDepot()
  return { ...depot, radiationAssociation: { ...depot.radiationAssociation, ...autrement } }
}

test('[RADIA-03, FORM-13] the quitus and a past date of the order are required; the comment is optional', () => {
  const champs = (depot: ReturnType<typeof aRadiationDepot>) =>
    radiation.check(depot, aContexteOn(dissoute, sansFichier)).map(({ field }) => field)
  expect(champs(makeDemande({ quitus: false }))).toEqual(['radiation.quitus'])
  expect(champs(makeDemande({ dateDissolution: '2026-11-20' }))).toEqual([])
  expect(champs(makeDemande({ dateDissolution: '2026-11-21' }))).toEqual(['radiation.dateDissolution'])
  expect(readSaisie(radiation.schema, makeDemande({ dateDissolution: '' })).erreurs).toEqual([
    { field: 'radiation.dateDissolution', defaultMessage: 'le champ est obligatoire' },
  ])
  expect(champs(makeDemande({ commentaireRadiation: 'Liquidation close.' }))).toEqual([])
})

test.each([
  ['nothing', [], null, false],
  ['365 days ago', [publication('2025-11-20')], null, false],
  ['366 days ago', [publication('2025-11-19')], null, true],
  ['the publication of a creation', [publication('2020-01-01', 'PUBCRE')], null, false],
  ['what the register knows', [], '2025-01-01', true],
  ['what the register knows, too recent', [], '2026-06-01', false],
])('[ANNEX-13, CONST-17, X-36] a publication more than 365 days old: %s', (_, documents, dateDissolutionJAL, ancienne) => {
  const sur = makeVersion({ informations: { ...avant.informations, dateDissolutionJAL } })
  expect(isPublicationOverAYearOld(documents, sur, '2026-11-20')).toBe(ancienne)
  // The advice does not prevent filing.
  const contexte = aContexteOn(sur, { fichiers: documents.map(() => ({ taille: 10, mime: 'application/pdf' })) })
  expect(radiation.check(aRadiationDepot({ documents }), contexte)).toEqual([])
})

test('[STATE-12] the association decides both, and neither goes to the prefect', () => {
  expect([dissolution.sousTypes(aDissolutionDepot(), avant), radiation.sousTypes(aRadiationDepot(), dissoute)]).toEqual([
    ['ASSOCIATION'],
    ['ASSOCIATION'],
  ])
  for (const { procedure } of [dissolution, radiation]) {
    expect('COMMUNICATION_PREFET' in procedure(['ASSOCIATION']).table.EXAMEN).toBe(false)
    expect(procedure(['ASSOCIATION']).table.EXAMEN.INSCRIPTION).toBe('INSCRITE')
  }
})

const ids = { membre: () => 'nouveau', documents: ['pv'], remplaces: [], le: '2026-12-01' }
const decision = (type: 'PV_AG' | 'PIECE_JOINTE', date: string | null) =>
  anAnnexe({ type, sousType: type === 'PV_AG' ? 'EXTRAORDINAIRE' : null, date })

test('a dissolution makes a dissolved version, with its liquidators, published when a publication is joined', () => {
  const version = dissolution.version(
    aDissolutionDepot({ documents: [publication('2026-11-10'), decision('PV_AG', '2026-10-04')] }),
    avant,
    ids,
  )
  expect(version).toMatchObject({
    etatAssociation: 'DISSOUTE',
    informations: { dateDissolution: '2026-10-04', dateDissolutionJAL: '2026-11-10', denomination: avant.informations.denomination },
    members: avant.members,
    liquidationAssociation: { commentaireLiquidation: "L'actif revient à l'harmonie de Mittelbruch." },
  })
  expect(version.liquidationAssociation?.liquidateurs.members.physiques.map(({ uuid, fonction }) => [uuid, fonction])).toEqual([
    ['nouveau', 'Liquidateur'],
  ])
  expect(dissolution.version(aDissolutionDepot(), avant, ids).informations.dateDissolutionJAL).toBeNull()
})

test.each<[string, ReturnType<typeof anAnnexe>[], string | null]>([
  ['the minutes', [decision('PV_AG', '2026-10-04')], '2026-10-04'],
  ['the last of two minutes', [decision('PV_AG', '2026-10-04'), decision('PV_AG', '2026-09-27')], '2026-10-04'],
  ['the minutes before what is dated later', [decision('PIECE_JOINTE', '2026-10-30'), decision('PV_AG', '2026-10-04')], '2026-10-04'],
  ['what else shows the decision, without minutes', [decision('PIECE_JOINTE', '2026-10-30')], '2026-10-30'],
  ['no dated document: unknown, and never the day of the order', [decision('PV_AG', null), publication('2026-11-10')], null],
])('the day of a dissolution is the day the members decided it: %s', (_, documents, jour) => {
  expect(dissolution.version(aDissolutionDepot({ documents }), avant, ids).informations.dateDissolution).toBe(jour)
})

test('[DISSO-02] the comment on the liquidation and liquidators of the three kinds, in order, are kept as filed, then in the version', () => {
  const repris = makeVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const { reprises } = unchangedComite(repris)
  const depot = withLiquidation('Aucun actif.', {
    physiques: [aMembrePhysique({ estFondateur: false })],
    morales: [aMembreMorale({ estFondateur: false })],
    reprises,
    indexMembres: (['reprises', 'morales', 'physiques'] as const).map((collection, index) => ({
      uuid: collection === 'reprises' ? 'reprise-1' : null,
      localUuid: collection === 'reprises' ? null : collection === 'morales' ? 'membre-3' : 'membre-1',
      collection,
      index,
    })),
  })
  expect(readSaisie(dissolution.schema, JSON.parse(JSON.stringify(depot))).depot?.liquidationAssociation).toEqual(
    depot.liquidationAssociation,
  )
  expect(dissolution.check(depot, aContexteOn(repris))).toEqual([])
  const copied = { ...ids, membre: (collection: string) => `${collection}-neuf` }
  const dite = dissolution.version(depot, repris, copied).liquidationAssociation
  expect(dite?.commentaireLiquidation).toBe('Aucun actif.')
  expect(dite?.liquidateurs.members).toMatchObject({
    physiques: [{ uuid: 'physiques-neuf', nom: 'Mittelbrucher' }],
    morales: [{ uuid: 'morales-neuf', denomination: 'Amis des orgues de Mittelbruch' }],
    reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }],
  })
  expect(dite?.liquidateurs.indexMembres.map(({ collection }) => collection)).toEqual(['reprises', 'morales', 'physiques'])
})

test('[RADIA-02] a radiation makes a version struck off on the day of the order, as declared, with the registered day of its dissolution', () => {
  const version = radiation.version(aRadiationDepot(), dissoute, { membre: () => 'x', documents: [], remplaces: [], le: '2026-12-01' })
  expect(version).toEqual({
    ...dissoute,
    etatAssociation: 'RADIEE',
    informations: { ...dissoute.informations, dateRadiation: '2026-12-01' },
    radiationAssociation: { ...aRadiationDepot().radiationAssociation, dateDissolution: dissoute.informations.dateDissolution },
  })
  const inconnue = { ...dissoute, informations: { ...dissoute.informations, dateDissolution: null } }
  const declaree = radiation.version(aRadiationDepot(), inconnue, { membre: () => 'x', documents: [], remplaces: [], le: '2026-12-01' })
  expect(declaree.radiationAssociation).toEqual(aRadiationDepot().radiationAssociation)
})

test.each([
  ['2026-01-05', '2026-01-05', null],
  ['2026-01-06', '2026-01-05', '2026-01-05'],
  ['2026-01-06', null, null],
])('[RADIA-03] a radiation that declares %s, where the register knows %s, is told %s', (dateDissolution, auRegistre, dite) => {
  const registre = { ...dissoute, informations: { ...dissoute.informations, dateDissolution: auRegistre } }
  expect(otherRegistreDate({ dateDissolution }, registre)).toBe(dite)
})

test('a filing refuses content in a part of the common JSON that it does not use', () => {
  const champs = (depot: object, { schema } = dissolution as { schema: Parameters<typeof readSaisie>[0] }) =>
    readSaisie(schema, depot).erreurs?.map(({ field }) => field)
  expect(champs({ ...aDissolutionDepot(), association: { informations: {} } })).toEqual(['association'])
  expect(champs({ ...aDissolutionDepot(), comite: unchangedComite(avant) })).toEqual(['membres'])
  expect(champs({ ...aDissolutionDepot(), radiationAssociation: aRadiationDepot().radiationAssociation })).toEqual(['radiation'])
  expect(champs({ ...aRadiationDepot(), liquidationAssociation: aDissolutionDepot().liquidationAssociation }, radiation)).toEqual([
    'liquidation',
  ])
})
