import { expect, test } from 'vitest'
import { unMembrePhysique } from '../../association/exemples.ts'
import type { Informations } from '../../association/informations.ts'
import { differencesDirection } from '../../association/differences-direction.ts'
import { Version } from '../../association/version.ts'
import { uneAnnexe, uneCommune } from '../../core/exemples.ts'
import { leComite, unContexteSur, uneModification, uneVersion } from '../examples/filings.ts'
import { lireSaisie } from '../depot/depot.ts'
import { modification } from './modification.ts'
import { rebaser } from './rebaser.ts'

const avant = uneVersion()
const { association } = uneModification()
/** A modification that declares what the register says, except for these values. */
const autrement = (informations: Partial<Informations> = {}, depot: Partial<ReturnType<typeof uneModification>> = {}) =>
  uneModification({
    association: {
      ...association,
      informations: { ...association.informations, adresseCourriel: avant.informations.adresseCourriel, ...informations },
    },
    ...depot,
  })
const refus = (depot = uneModification(), contexte = unContexteSur(avant)) => modification.verifier(depot, contexte)
const sousTypes = (depot: ReturnType<typeof uneModification>, sur: Version = avant) => modification.sousTypes(depot, sur)

test('[SRV-28] a modification that changes something, with its decision, may be filed', () => {
  expect(refus()).toEqual([])
  expect(lireSaisie(modification.schema, uneModification()).erreurs).toBeNull()
})

test('a modification without a change is refused, unless it declares that the direction is renewed unchanged', () => {
  expect(refus(autrement()).map(({ field }) => field)).toEqual(['modifications'])
  expect(refus(autrement({}, { renouvellementComite: true }))).toEqual([])
})

test('[MEMB-37] a direction renewed without change of persons keeps them all: nobody joins, nobody leaves', () => {
  const comite = leComite(avant)
  const { physiques } = comite
  const nouvelle = unMembrePhysique({ uuid: null, localUuid: 'nouvelle', nom: 'Rappolt' })
  const dire = (dit: object, renouvellementComite = true) => refus(autrement({}, { comite: { ...comite, ...dit }, renouvellementComite }))
  const contredit = [
    { field: 'renouvellementComite', defaultMessage: expect.stringMatching(/^Des membres entrent dans la direction ou la quittent/) },
  ]
  expect(dire({ physiques: [...physiques, nouvelle] })).toEqual(contredit)
  expect(dire({ physiques: physiques.slice(1) })).toEqual(contredit)
  expect(dire({ physiques: [...physiques.slice(1), nouvelle] })).toEqual(contredit)
  expect(dire({ morales: [] })).toEqual(contredit)
  expect(dire({ physiques: physiques.toReversed().map((membre) => ({ ...membre, fonction: 'Assesseur(e)' })) })).toEqual([])
  expect(dire({ physiques: [...physiques.slice(1), nouvelle] }, false)).toEqual([])
  const repris = uneVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const sansEux = autrement({}, { comite, renouvellementComite: true })
  expect(refus(sansEux, unContexteSur(repris))).toEqual(contredit)
})

test('[ANNEX-10] a modification without any document is refused; any document is enough', () => {
  const sans = refus(uneModification({ documents: [] }), unContexteSur(avant, { fichiers: [] }))
  expect(sans.map(({ field }) => field)).toEqual(['documents'])
  expect(sans[0]?.defaultMessage).toMatch(/^Joignez la décision qui motive le changement/)
  expect(refus(uneModification({ documents: [uneAnnexe({ type: 'PIECE_JOINTE', sousType: null })] }))).toEqual([])
})

test('[MEMB-16] one member of the direction is enough, none is not; a member of the paper register counts', () => {
  const comite = { physiques: [], morales: [], reprises: [], indexMembres: [] }
  expect(refus(uneModification({ comite }))).toEqual([
    { field: 'membres.nombreDirection', defaultMessage: 'Indiquez au moins un membre de la direction.' },
  ])
  expect(refus(uneModification({ comite: { ...comite, physiques: [unMembrePhysique()] } }))).toEqual([])
  const repris = uneVersion({ members: { ...avant.members, reprises: [{ uuid: 'reprise-1', description: 'Comité de 1912' }] } })
  const reprises = [{ uuid: 'reprise-1', localUuid: null, description: 'Comité de 1912' }]
  expect(refus(uneModification({ comite: { ...comite, reprises } }), unContexteSur(repris))).toEqual([])
})

test('[X-06] members keep their uuid of the register, and those of paper their text', () => {
  const comite = leComite(avant)
  const [premier = unMembrePhysique(), ...autres] = comite.physiques
  const etranger = { ...comite, physiques: [{ ...premier, uuid: 'ailleurs' }, ...autres] }
  expect(refus(uneModification({ comite: etranger })).map(({ field }) => field)).toEqual(['membres.physiques[0].uuid'])
  const repris = { ...comite, reprises: [{ uuid: null, localUuid: 'x', description: 'Inventée' }] }
  expect(refus(uneModification({ comite: repris })).map(({ field }) => field)).toEqual(['membres.reprises'])
})

test('[ASSO-15] the type of association does not change', () => {
  expect(refus(autrement({ cooperative: true }, { renouvellementComite: true }))).toEqual([
    { field: 'association.informations.cooperative', defaultMessage: "Le type d'association ne change pas par une modification." },
  ])
})

test('a seat that leaves the area of the court is refused with the paper procedure; without a known court there is no error', () => {
  const ailleurs = refus(uneModification(), unContexteSur(avant, { siegeDuRessort: false }))
  expect(ailleurs.map(({ field }) => field)).toEqual(['association.informations.adresse.commune'])
  expect(ailleurs[0]?.defaultMessage).toMatch(/relève d'un autre tribunal.*sur papier, au greffe\.$/)
  expect(refus(uneModification(), unContexteSur(avant, { siegeDuRessort: null }))).toEqual([])
})

test('[X-39] a date of the statutes in the future is refused', () => {
  const { association: dite } = uneModification()
  expect(refus(uneModification({ association: { ...dite, dateStatuts: '2026-11-21' } })).map(({ field }) => field)).toEqual([
    'association.dateStatuts',
  ])
})

const siege = { ...association.informations.adresse, adresse: '8 rue Neuve imaginaire' }
const statuts = uneAnnexe({ nom: 'statuts.pdf', type: 'STATUTS', sousType: null, date: '2026-11-02' })

test.each([
  ['the name', autrement({ denomination: 'Autre nom' }), ['DENOMINATION'], true],
  ['the seat', autrement({ adresse: siege }), ['ADRESSE'], true],
  [
    'the commune of the seat',
    autrement({ adresse: { ...siege, commune: uneCommune({ id: 2, libelle: 'Schiltigheim' }) } }),
    ['ADRESSE'],
    true,
  ],
  ['the object', autrement({ objet: 'Chanter et danser.' }), ['STATUTS'], true],
  ['the legal representative', autrement({ gouvernance: 'Comité' }), ['STATUTS'], true],
  ['new statutes alone', autrement({}, { documents: [statuts] }), ['STATUTS'], true],
  ['the e-mail', uneModification(), ['ADMINISTRATIF'], false],
  ['the activity', autrement({ theme: ['chant choral, musique'] }), ['ADMINISTRATIF'], false],
  ['a member who leaves', autrement({}, { comite: { ...leComite(), physiques: leComite().physiques.slice(1) } }), ['MEMBRES'], false],
  ['a renewal without change', autrement({}, { renouvellementComite: true }), ['MEMBRES'], false],
  ['the name and a member', autrement({ denomination: 'Autre nom' }, { renouvellementComite: true }), ['DENOMINATION', 'MEMBRES'], true],
])('[STATE-12] %s: what it touches, and whether the prefect is told', (_, depot, touche, prefet) => {
  expect(sousTypes(depot).toSorted()).toEqual(touche)
  expect('COMMUNICATION_PREFET' in modification.procedure(sousTypes(depot)).table.EXAMEN).toBe(prefet)
})

test('[ASSO-18] a form cannot change what only the court writes', () => {
  const utile = uneVersion({ informations: { ...avant.informations, utilitePublique: true } })
  expect(sousTypes(autrement(), utile)).toEqual([])
  const version = modification.version(uneModification(), utile, { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' })
  expect(version.informations.utilitePublique).toBe(true)
})

test.each([
  ['the e-mail', ['email'], { email: null, telephone: '03 88 00 00 01' }],
  ['both', ['email', 'telephone'], { email: null, telephone: null }],
  ['the telephone, and another is typed', ['telephone'], { email: 'odile.mittelbrucher@exemple.fr', telephone: '06 00 00 00 00' }],
] as const)('%s of a member the declarant does not see is erased by the version, which the clerk reads before', (_, effacees, reste) => {
  const { physiques, ...comite } = leComite(avant)
  const dits = physiques.map((membre, i) => ({
    ...membre,
    email: null,
    telephone: i === 0 && reste.telephone === '06 00 00 00 00' ? reste.telephone : null,
    ...(i === 0 && { coordonneesEffacees: [...effacees] }),
  }))
  const depot = autrement({}, { comite: { ...comite, physiques: dits } })
  expect(lireSaisie(modification.schema, depot).depot?.comite.physiques[0]?.coordonneesEffacees).toEqual(effacees)
  expect(refus(depot)).toEqual([])
  expect(sousTypes(depot)).toEqual(['MEMBRES'])
  const version = modification.version(
    { ...depot, comite: rebaser(depot, avant, uneVersion({ informations: { ...avant.informations, reference: 'W67' } })).comite },
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
  const { physiques, ...comite } = leComite(avant)
  const depot = autrement({}, { comite: { ...comite, physiques: physiques.map((membre) => ({ ...membre, fonctionConfirmee: true })) } })
  expect(lireSaisie(modification.schema, depot).depot?.comite.physiques.every(({ fonctionConfirmee }) => fonctionConfirmee)).toBe(true)
  expect(sousTypes(depot)).toEqual([])
  const version = modification.version(depot, avant, { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' })
  expect(Version.parse(version).members.physiques).toEqual(avant.members.physiques)
})

test('[STAFF-18] a modification declares everything: no field of a takeover from paper stays unknown', () => {
  const repris = uneVersion({ nonRepris: ['etatAssociation', 'but', 'stipulations'] })
  const identifiants = { membre: () => 'x', documents: [], remplaces: [], le: '2026-11-20' }
  expect(modification.version(uneModification({}), repris, identifiants)).not.toHaveProperty('nonRepris')
})

test('an error does not reveal whether the court holds an e-mail: asking to erase it is a change in both cases', () => {
  const sans = uneVersion({
    members: { ...avant.members, physiques: avant.members.physiques.map((membre) => ({ ...membre, email: null, telephone: null })) },
  })
  const comite = leComite(sans)
  const physiques = comite.physiques.map((membre) => ({ ...membre, coordonneesEffacees: ['email' as const] }))
  expect(refus(autrement({}, { comite: { ...comite, physiques } }), unContexteSur(sans))).toEqual([])
})

test('[MEMB-24] an empty e-mail or telephone of a known member keeps its value and is no change', () => {
  const comite = leComite(avant)
  const tus = { ...comite, physiques: comite.physiques.map((membre) => ({ ...membre, email: null, telephone: null })) }
  expect(sousTypes(autrement({}, { comite: tus }))).toEqual([])
  const version = modification.version(uneModification({ comite: tus }), avant, {
    membre: () => 'x',
    documents: [],
    remplaces: [],
    le: '2026-11-20',
  })
  expect(version.members).toEqual(avant.members)
})

test('the version holds the declared values, each member under their uuid, the added documents and the rest of the register', () => {
  const comite = leComite(avant)
  const nouvelle = unMembrePhysique({ localUuid: 'nouvelle', nom: 'Neuhaus' })
  const version = modification.version(
    uneModification({ comite: { ...comite, physiques: [...comite.physiques.slice(1), nouvelle] } }),
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
