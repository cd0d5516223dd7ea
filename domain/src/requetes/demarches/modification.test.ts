import { expect, test } from 'vitest'
import { aMembrePhysique } from '../../association/exemples.ts'
import type { Informations } from '../../association/informations.ts'
import { differencesDirection } from '../../association/differences-direction.ts'
import { Version } from '../../association/version.ts'
import { anAnnexe, aSampleCommune } from '../../core/exemples.ts'
import { unchangedComite, aContexteOn, aModificationDepot, makeVersion } from '../examples/filings.ts'
import { readSaisie } from '../depot/depot.ts'
import { modification } from './modification.ts'
import { rebase } from './rebase.ts'

const avant = makeVersion()
const { association } = aModificationDepot()
/** A modification that declares what the register says, except for these values. */
const withChanges = (informations: Partial<Informations> = {}, depot: Partial<ReturnType<typeof aModificationDepot>> = {}) =>
  aModificationDepot({
    association: {
      ...association,
      informations: { ...association.informations, adresseCourriel: avant.informations.adresseCourriel, ...informations },
    },
    ...depot,
  })
const refus = (depot = aModificationDepot(), contexte = aContexteOn(avant)) => modification.check(depot, contexte)
const sousTypes = (depot: ReturnType<typeof aModificationDepot>, sur: Version = avant) => modification.sousTypes(depot, sur)

test('[SRV-28] a modification that changes something, with its decision, may be filed', () => {
  expect(refus()).toEqual([])
  expect(readSaisie(modification.schema, aModificationDepot()).erreurs).toBeNull()
})

test('a modification without a change is refused, unless it declares that the direction is renewed unchanged', () => {
  expect(refus(withChanges()).map(({ field }) => field)).toEqual(['modifications'])
  expect(refus(withChanges({}, { renouvellementComite: true }))).toEqual([])
})

test('[MEMB-37] a direction renewed without change of persons keeps them all: nobody joins, nobody leaves', () => {
  const comite = unchangedComite(avant)
  const { physiques } = comite
  const nouvelle = aMembrePhysique({ uuid: null, localUuid: 'nouvelle', nom: 'Rappolt' })
  const say = (dit: object, renouvellementComite = true) => refus(withChanges({}, { comite: { ...comite, ...dit }, renouvellementComite }))
  const contredit = [
    { field: 'renouvellementComite', defaultMessage: expect.stringMatching(/^Des membres entrent dans la direction ou la quittent/) },
  ]
  expect(say({ physiques: [...physiques, nouvelle] })).toEqual(contredit)
  expect(say({ physiques: physiques.slice(1) })).toEqual(contredit)
  expect(say({ physiques: [...physiques.slice(1), nouvelle] })).toEqual(contredit)
  expect(say({ morales: [] })).toEqual(contredit)
  expect(say({ physiques: physiques.toReversed().map((membre) => ({ ...membre, fonction: 'Assesseur(e)' })) })).toEqual([])
  expect(say({ physiques: [...physiques.slice(1), nouvelle] }, false)).toEqual([])
  const repris = makeVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const sansEux = withChanges({}, { comite, renouvellementComite: true })
  expect(refus(sansEux, aContexteOn(repris))).toEqual(contredit)
})

test('[ANNEX-10] a modification without any document is refused; any document is enough', () => {
  const sans = refus(aModificationDepot({ documents: [] }), aContexteOn(avant, { fichiers: [] }))
  expect(sans.map(({ field }) => field)).toEqual(['documents'])
  expect(sans[0]?.defaultMessage).toMatch(/^Joignez la décision qui motive le changement/)
  expect(refus(aModificationDepot({ documents: [anAnnexe({ type: 'PIECE_JOINTE', sousType: null })] }))).toEqual([])
})

test('[MEMB-16] one member of the direction is enough, none is not; a member of the paper register counts', () => {
  const comite = { physiques: [], morales: [], reprises: [], indexMembres: [] }
  expect(refus(aModificationDepot({ comite }))).toEqual([
    { field: 'membres.nombreDirection', defaultMessage: 'Indiquez au moins un membre de la direction.' },
  ])
  expect(refus(aModificationDepot({ comite: { ...comite, physiques: [aMembrePhysique()] } }))).toEqual([])
  const repris = makeVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const reprises = [{ uuid: 'reprise-1', localUuid: null, description: 'Comité de 1912' }]
  expect(refus(aModificationDepot({ comite: { ...comite, reprises } }), aContexteOn(repris))).toEqual([])
})

test('[X-06] members keep their uuid of the register, and those of paper their text', () => {
  const comite = unchangedComite(avant)
  const [premier = aMembrePhysique(), ...autres] = comite.physiques
  const etranger = { ...comite, physiques: [{ ...premier, uuid: 'ailleurs' }, ...autres] }
  expect(refus(aModificationDepot({ comite: etranger })).map(({ field }) => field)).toEqual(['membres.physiques[0].uuid'])
  const repris = { ...comite, reprises: [{ uuid: null, localUuid: 'x', description: 'Inventée' }] }
  expect(refus(aModificationDepot({ comite: repris })).map(({ field }) => field)).toEqual(['membres.reprises'])
})

test('[ASSO-15] the type of association does not change', () => {
  expect(refus(withChanges({ cooperative: true }, { renouvellementComite: true }))).toEqual([
    { field: 'association.informations.cooperative', defaultMessage: "Le type d'association ne change pas par une modification." },
  ])
})

test('a seat that leaves the area of the court is refused with the paper procedure; without a known court there is no error', () => {
  const ailleurs = refus(aModificationDepot(), aContexteOn(avant, { siegeDuRessort: false }))
  expect(ailleurs.map(({ field }) => field)).toEqual(['association.informations.adresse.commune'])
  expect(ailleurs[0]?.defaultMessage).toMatch(/relève d'un autre tribunal.*sur papier, au greffe\.$/)
  expect(refus(aModificationDepot(), aContexteOn(avant, { siegeDuRessort: null }))).toEqual([])
})

test('[X-39] a date of the statutes in the future is refused', () => {
  const { association: dite } = aModificationDepot()
  expect(refus(aModificationDepot({ association: { ...dite, dateStatuts: '2026-11-21' } })).map(({ field }) => field)).toEqual([
    'association.dateStatuts',
  ])
})

const siege = { ...association.informations.adresse, adresse: '8 rue Neuve imaginaire' }
const statuts = anAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-11-02' })

test.each([
  ['the name', withChanges({ denomination: 'Autre nom' }), ['DENOMINATION'], true],
  ['the seat', withChanges({ adresse: siege }), ['ADRESSE'], true],
  [
    'the commune of the seat',
    withChanges({ adresse: { ...siege, commune: aSampleCommune({ id: 2, libelle: 'Schiltigheim' }) } }),
    ['ADRESSE'],
    true,
  ],
  ['the object', withChanges({ objet: 'Chanter et danser.' }), ['STATUTS'], true],
  ['the legal representative', withChanges({ gouvernance: 'Comité' }), ['STATUTS'], true],
  ['new statutes alone', withChanges({}, { documents: [statuts] }), ['STATUTS'], true],
  ['the e-mail', aModificationDepot(), ['ADMINISTRATIF'], false],
  ['the activity', withChanges({ theme: ['chant choral, musique'] }), ['ADMINISTRATIF'], false],
  [
    'a member who leaves',
    withChanges({}, { comite: { ...unchangedComite(), physiques: unchangedComite().physiques.slice(1) } }),
    ['MEMBRES'],
    false,
  ],
  ['a renewal without change', withChanges({}, { renouvellementComite: true }), ['MEMBRES'], false],
  ['the name and a member', withChanges({ denomination: 'Autre nom' }, { renouvellementComite: true }), ['DENOMINATION', 'MEMBRES'], true],
])('[STATE-12] %s: what it touches, and whether the prefect is told', (_, depot, touche, prefet) => {
  expect(sousTypes(depot).toSorted()).toEqual(touche)
  expect('COMMUNICATION_PREFET' in modification.procedure(sousTypes(depot)).table.EXAMEN).toBe(prefet)
})

test('[ASSO-18] a form cannot change what only the court writes', () => {
  const utile = makeVersion({ informations: { ...avant.informations, utilitePublique: true } })
  expect(sousTypes(withChanges(), utile)).toEqual([])
  const version = modification.version(aModificationDepot(), utile, { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' })
  expect(version.informations.utilitePublique).toBe(true)
})

test.each([
  ['the e-mail', ['email'], { email: null, telephone: '03 88 00 00 01' }],
  ['both', ['email', 'telephone'], { email: null, telephone: null }],
  ['the telephone, and another is typed', ['telephone'], { email: 'odile.mittelbrucher@exemple.fr', telephone: '06 00 00 00 00' }],
] as const)('%s of a member the declarant does not see is erased by the version, which the clerk reads before', (_, effacees, reste) => {
  const { physiques, ...comite } = unchangedComite(avant)
  const dits = physiques.map((membre, i) => ({
    ...membre,
    email: null,
    telephone: i === 0 && reste.telephone === '06 00 00 00 00' ? reste.telephone : null,
    ...(i === 0 && { coordonneesEffacees: [...effacees] }),
  }))
  const depot = withChanges({}, { comite: { ...comite, physiques: dits } })
  expect(readSaisie(modification.schema, depot).depot?.comite.physiques[0]?.coordonneesEffacees).toEqual(effacees)
  expect(refus(depot)).toEqual([])
  expect(sousTypes(depot)).toEqual(['MEMBRES'])
  const version = modification.version(
    { ...depot, comite: rebase(depot, avant, makeVersion({ informations: { ...avant.informations, reference: 'W67' } })).comite },
    avant,
    {
      membre: () => 'x',
      documents: [],
      remplaces: [],
      le: '2026-11-20',
    },
  )
  expect(Version.parse(version).members.physiques).toEqual(
    avant.members.physiques.map((membre, i) => (i === 0 ? { ...membre, ...reste } : membre)),
  )
  const dites = differencesDirection(avant, version).filter(({ nouveau }) => nouveau === null)
  expect(dites).toHaveLength(Object.values(reste).filter((valeur) => valeur === null).length)
})

test('[MEMB-20] the answer on a function held twice is read, changes nothing by itself, and is not registered', () => {
  const { physiques, ...comite } = unchangedComite(avant)
  const depot = withChanges({}, { comite: { ...comite, physiques: physiques.map((membre) => ({ ...membre, fonctionConfirmee: true })) } })
  expect(readSaisie(modification.schema, depot).depot?.comite.physiques.every(({ fonctionConfirmee }) => fonctionConfirmee)).toBe(true)
  expect(sousTypes(depot)).toEqual([])
  const version = modification.version(depot, avant, { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' })
  expect(Version.parse(version).members.physiques).toEqual(avant.members.physiques)
})

test('[STAFF-18] a modification declares everything: no field of a takeover from paper stays unknown', () => {
  const repris = makeVersion({ nonRepris: ['etatAssociation', 'but', 'stipulations'] })
  const identifiants = { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' }
  expect(modification.version(aModificationDepot({}), repris, identifiants)).not.toHaveProperty('nonRepris')
})

test('an error does not reveal whether the court holds an e-mail: asking to erase it is a change in both cases', () => {
  const sans = makeVersion({
    members: { ...avant.members, physiques: avant.members.physiques.map((membre) => ({ ...membre, email: null, telephone: null })) },
  })
  const comite = unchangedComite(sans)
  const physiques = comite.physiques.map((membre) => ({ ...membre, coordonneesEffacees: ['email' as const] }))
  expect(refus(withChanges({}, { comite: { ...comite, physiques } }), aContexteOn(sans))).toEqual([])
})

test('[MEMB-24] an empty e-mail or telephone of a known member keeps its value and is no change', () => {
  const comite = unchangedComite(avant)
  const tus = { ...comite, physiques: comite.physiques.map((membre) => ({ ...membre, email: null, telephone: null })) }
  expect(sousTypes(withChanges({}, { comite: tus }))).toEqual([])
  const version = modification.version(aModificationDepot({ comite: tus }), avant, {
    membre: () => 'x',
    documents: [],
    remplaces: [],
    le: '2026-11-20',
  })
  expect(version.members).toEqual(avant.members)
})

test('the version holds the declared values, each member under their uuid, the added documents and the rest of the register', () => {
  const comite = unchangedComite(avant)
  const nouvelle = aMembrePhysique({ localUuid: 'nouvelle', nom: 'Neuhaus' })
  const version = modification.version(
    aModificationDepot({ comite: { ...comite, physiques: [...comite.physiques.slice(1), nouvelle] } }),
    avant,
    {
      membre: (collection, position) => `nouveau-${collection}-${position}`,
      documents: ['decision'],
      remplaces: ['document-1'],
      le: '2026-11-20',
    },
  )
  expect(version.members.physiques.map(({ uuid }) => uuid)).toEqual(['physiques-1', 'nouveau-physiques-1'])
  expect(version.indexMembres.map(({ uuid }) => uuid)).toEqual(['morales-0', 'physiques-1', 'nouveau-physiques-1'])
  expect(version.informations).toEqual({ ...avant.informations, adresseCourriel: 'nouvelle@exemple.fr' })
  expect(version.documents).toEqual([
    { uuid: 'document-1', actif: false },
    { uuid: 'decision', actif: true },
  ])
  // Only a creation declares founders: the newcomer is not one, and the member who left still is.
  expect(version.members.physiques.map(({ estFondateur }) => estFondateur)).toEqual([true, false])
  expect(version.fondateurs.physiques.map(({ nom }) => nom)).toEqual([...avant.fondateurs.physiques.map(({ nom }) => nom), 'Mittelbrucher'])
  expect(version.etatAssociation).toBe('INSCRITE')
})
