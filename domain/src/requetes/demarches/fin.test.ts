import { expect, test } from 'vitest'
import { unMembreMorale, unMembrePhysique } from '../../association/exemples.ts'
import { uneAnnexe } from '../../core/exemples.ts'
import { lireSaisie } from '../depot/depot.ts'
import { leComite, unContexteSur, uneDissolution, uneModification, uneRadiation, uneVersion } from '../examples/filings.ts'
import { autreDateAuRegistre, dissolutionPublieeDepuisUnAn } from '../checks/verifier-radiation.ts'
import { dissolution } from './dissolution.ts'
import { modification } from './modification.ts'
import { radiation } from './radiation.ts'

// The two filings that end an association: the dissolution, then the radiation.

const avant = uneVersion()
const dissoute = uneVersion({ etatAssociation: 'DISSOUTE', informations: { ...avant.informations, dateDissolution: '2025-06-02' } })
const personne = { physiques: [], morales: [], reprises: [], indexMembres: [] }
const liquidee = (commentaireLiquidation: string | null, liquidateurs: object = personne) =>
  uneDissolution({ liquidationAssociation: { commentaireLiquidation, liquidateurs: { ...personne, ...liquidateurs } } })
const publication = (date: string, sousType = 'PUBDIS') =>
  uneAnnexe({ type: 'EXTRAIT_PUB_JAL', sousType, date, journal: { id: 1, libelle: 'Journal', departement: '67' } })
const sansFichier = { fichiers: [] }

test('a dissolution with its decision and its liquidators may be filed; so may a radiation without any document', () => {
  expect(dissolution.verifier(uneDissolution(), unContexteSur(avant))).toEqual([])
  expect(lireSaisie(dissolution.schema, uneDissolution()).erreurs).toBeNull()
  expect(radiation.verifier(uneRadiation(), unContexteSur(dissoute, sansFichier))).toEqual([])
  expect(lireSaisie(radiation.schema, uneRadiation()).erreurs).toBeNull()
})

test.each([
  ['neither', liquidee(null), ['liquidation.liquidation']],
  ['a blank comment, as the form reads it', liquidee(null), ['liquidation.liquidation']],
  ['a comment alone', liquidee('Aucun actif.'), []],
  ['a person alone', liquidee(null, { physiques: [unMembrePhysique()] }), []],
  ['a legal entity alone', liquidee(null, { morales: [unMembreMorale()] }), []],
  ['a member of the direction, taken over', liquidee(null, { physiques: leComite(avant).physiques.slice(0, 1) }), []],
  [
    'somebody under a uuid the register does not know',
    liquidee(null, { physiques: [unMembrePhysique({ uuid: 'ailleurs' })] }),
    ['liquidation.liquidateurs.physiques[0].uuid'],
  ],
])('[DISSO-05] a liquidator or why there is none: %s', (_, depot, champs) => {
  expect(dissolution.verifier(depot, unContexteSur(avant)).map(({ field }) => field)).toEqual(champs)
})

test('[DISSO-05, FORM-12] the error has its sentence, and its path under the step', () => {
  expect(dissolution.verifier(liquidee(null), unContexteSur(avant))).toEqual([
    { field: 'liquidation.liquidation', defaultMessage: "Indiquez au moins un liquidateur ou expliquez pourquoi il n'y en a pas." },
  ])
  const lu = lireSaisie(dissolution.schema, liquidee(null, { physiques: [{ ...unMembrePhysique(), nom: '' }] }))
  expect(lu.erreurs?.map(({ field }) => field)).toEqual(['liquidation.liquidateurs.physiques[0].nom'])
})

test('[DISSO-06] a liquidator follows the rules of a member of the direction, nationality and address included', () => {
  const vides = { ...personne, physiques: [{}], morales: [{}] }
  const champs = (schema: Parameters<typeof lireSaisie>[0], depot: object) => lireSaisie(schema, depot).erreurs?.map(({ field }) => field)
  const liquidateur = champs(dissolution.schema, liquidee(null, vides))
  expect(liquidateur).toEqual(
    champs(modification.schema, { ...uneModification(), comite: vides })?.map((champ) =>
      champ.replace('membres', 'liquidation.liquidateurs'),
    ),
  )
  for (const champ of ['nationalite', 'adresse', 'fonction', 'nom'])
    expect(liquidateur).toContain(`liquidation.liquidateurs.physiques[0].${champ}`)
})

test('[X-04] a liquidator is not a founder', () => {
  const { depot } = lireSaisie(dissolution.schema, liquidee(null, { physiques: [unMembrePhysique({ estFondateur: true })] }))
  expect(depot?.liquidationAssociation.liquidateurs.physiques.map(({ estFondateur }) => estFondateur)).toEqual([false])
})

test('[ANNEX-11] a dissolution without any document is refused', () => {
  expect(dissolution.verifier(uneDissolution({ documents: [] }), unContexteSur(avant, sansFichier))).toEqual([
    {
      field: 'documents',
      defaultMessage:
        "Joignez le procès-verbal de l'assemblée générale qui a décidé la dissolution ou, si elle n'est pas d'une assemblée générale, une « Pièce jointe » qui la constate.",
    },
  ])
})

const demandee = (autrement: Partial<NonNullable<ReturnType<typeof uneRadiation>['radiationAssociation']>>) => {
  const depot = uneRadiation()
  return { ...depot, radiationAssociation: { ...depot.radiationAssociation, ...autrement } }
}

test('[RADIA-03, FORM-13] the quitus and a past date of the order are required; the comment is optional', () => {
  const champs = (depot: ReturnType<typeof uneRadiation>) =>
    radiation.verifier(depot, unContexteSur(dissoute, sansFichier)).map(({ field }) => field)
  expect(champs(demandee({ quitus: false }))).toEqual(['radiation.quitus'])
  expect(champs(demandee({ dateDissolution: '2026-11-20' }))).toEqual([])
  expect(champs(demandee({ dateDissolution: '2026-11-21' }))).toEqual(['radiation.dateDissolution'])
  expect(lireSaisie(radiation.schema, demandee({ dateDissolution: '' })).erreurs).toEqual([
    { field: 'radiation.dateDissolution', defaultMessage: 'le champ est obligatoire' },
  ])
  expect(champs(demandee({ commentaireRadiation: 'Liquidation close.' }))).toEqual([])
})

test.each([
  ['nothing', [], null, false],
  ['365 days ago', [publication('2025-11-20')], null, false],
  ['366 days ago', [publication('2025-11-19')], null, true],
  ['the publication of a creation', [publication('2020-01-01', 'PUBCRE')], null, false],
  ['what the register knows', [], '2025-01-01', true],
  ['what the register knows, too recent', [], '2026-06-01', false],
])('[ANNEX-13, CONST-17, X-36] a publication more than 365 days old: %s', (_, documents, dateDissolutionJAL, ancienne) => {
  const sur = uneVersion({ informations: { ...avant.informations, dateDissolutionJAL } })
  expect(dissolutionPublieeDepuisUnAn(documents, sur, '2026-11-20')).toBe(ancienne)
  // The advice does not prevent filing.
  const contexte = unContexteSur(sur, { fichiers: documents.map(() => ({ taille: 10, mime: 'application/pdf' })) })
  expect(radiation.verifier(uneRadiation({ documents }), contexte)).toEqual([])
})

test('[STATE-12] the association decides both, and neither goes to the prefect', () => {
  expect([dissolution.sousTypes(uneDissolution(), avant), radiation.sousTypes(uneRadiation(), dissoute)]).toEqual([
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
  uneAnnexe({ type, sousType: type === 'PV_AG' ? 'EXTRAORDINAIRE' : null, date })

test('a dissolution makes a dissolved version, with its liquidators, published when a publication is joined', () => {
  const version = dissolution.version(
    uneDissolution({ documents: [publication('2026-11-10'), decision('PV_AG', '2026-10-04')] }),
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
  expect(dissolution.version(uneDissolution(), avant, ids).informations.dateDissolutionJAL).toBeNull()
})

test.each<[string, ReturnType<typeof uneAnnexe>[], string | null]>([
  ['the minutes', [decision('PV_AG', '2026-10-04')], '2026-10-04'],
  ['the last of two minutes', [decision('PV_AG', '2026-10-04'), decision('PV_AG', '2026-09-27')], '2026-10-04'],
  ['the minutes before what is dated later', [decision('PIECE_JOINTE', '2026-10-30'), decision('PV_AG', '2026-10-04')], '2026-10-04'],
  ['what else shows the decision, without minutes', [decision('PIECE_JOINTE', '2026-10-30')], '2026-10-30'],
  ['no dated document: unknown, and never the day of the order', [decision('PV_AG', null), publication('2026-11-10')], null],
])('the day of a dissolution is the day the members decided it: %s', (_, documents, jour) => {
  expect(dissolution.version(uneDissolution({ documents }), avant, ids).informations.dateDissolution).toBe(jour)
})

test('[DISSO-02] the comment on the liquidation and liquidators of the three kinds, in order, are kept as filed, then in the version', () => {
  const repris = uneVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const { reprises } = leComite(repris)
  const depot = liquidee('Aucun actif.', {
    physiques: [unMembrePhysique({ estFondateur: false })],
    morales: [unMembreMorale({ estFondateur: false })],
    reprises,
    indexMembres: (['reprises', 'morales', 'physiques'] as const).map((collection, index) => ({
      uuid: collection === 'reprises' ? 'reprise-1' : null,
      localUuid: collection === 'reprises' ? null : collection === 'morales' ? 'membre-3' : 'membre-1',
      collection,
      index,
    })),
  })
  expect(lireSaisie(dissolution.schema, JSON.parse(JSON.stringify(depot))).depot?.liquidationAssociation).toEqual(
    depot.liquidationAssociation,
  )
  expect(dissolution.verifier(depot, unContexteSur(repris))).toEqual([])
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
  const version = radiation.version(uneRadiation(), dissoute, { membre: () => 'x', documents: [], remplaces: [], le: '2026-12-01' })
  expect(version).toEqual({
    ...dissoute,
    etatAssociation: 'RADIEE',
    informations: { ...dissoute.informations, dateRadiation: '2026-12-01' },
    radiationAssociation: { ...uneRadiation().radiationAssociation, dateDissolution: dissoute.informations.dateDissolution },
  })
  const inconnue = { ...dissoute, informations: { ...dissoute.informations, dateDissolution: null } }
  const declaree = radiation.version(uneRadiation(), inconnue, { membre: () => 'x', documents: [], remplaces: [], le: '2026-12-01' })
  expect(declaree.radiationAssociation).toEqual(uneRadiation().radiationAssociation)
})

test.each([
  ['2026-01-05', '2026-01-05', null],
  ['2026-01-06', '2026-01-05', '2026-01-05'],
  ['2026-01-06', null, null],
])('[RADIA-03] a radiation that declares %s, where the register knows %s, is told %s', (dateDissolution, auRegistre, dite) => {
  const registre = { ...dissoute, informations: { ...dissoute.informations, dateDissolution: auRegistre } }
  expect(autreDateAuRegistre({ dateDissolution }, registre)).toBe(dite)
})

test('a filing refuses content in a part of the common JSON that it does not use', () => {
  const champs = (depot: object, { schema } = dissolution as { schema: Parameters<typeof lireSaisie>[0] }) =>
    lireSaisie(schema, depot).erreurs?.map(({ field }) => field)
  expect(champs({ ...uneDissolution(), association: { informations: {} } })).toEqual(['association'])
  expect(champs({ ...uneDissolution(), comite: leComite(avant) })).toEqual(['membres'])
  expect(champs({ ...uneDissolution(), radiationAssociation: uneRadiation().radiationAssociation })).toEqual(['radiation'])
  expect(champs({ ...uneRadiation(), liquidationAssociation: uneDissolution().liquidationAssociation }, radiation)).toEqual(['liquidation'])
})
