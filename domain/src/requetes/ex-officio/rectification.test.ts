import { describe, expect, test } from 'vitest'
import { etatDeFond } from '../../association/conformite.ts'
import { aMembrePhysique } from '../../association/exemples.ts'
import { differences } from '../../association/differences.ts'
import type { Version } from '../../association/version.ts'
import { activitesInitiales } from '../../core/activite.ts'
import { unchangedComite, makeVersion } from '../examples/filings.ts'
import { aRectification } from '../examples/ex-officio.ts'
import { sousTypesDesVersions } from '../depot/sous-types-modification.ts'
import { courrielRectification, differencesEnLignes } from './rectification-wording.ts'
import { Rectification, rectifiedVersion } from './rectification.ts'
import { checkRectification } from './check-rectification.ts'

const avant = makeVersion()
const rectify = (rectification: Rectification, version: Version = avant) =>
  rectifiedVersion(rectification, version, (collection, rang) => `nouveau-${collection}-${rang}`)
const contexte = { avant, siegeDuRessort: null, activites: activitesInitiales, aujourdhui: '2026-11-20' }
const ailleurs = { id: 482, codeInsee: '68066', libelle: 'Colmar', codePostaux: ['68000'] }
const moveSiege = (commune: typeof ailleurs) => aRectification(avant, { adresse: { ...avant.informations.adresse, commune } })

describe('[STAFF-11] a rectification', () => {
  test('requires its reason, and not the values that the paper register never gave', () => {
    const sans = { ...aRectification(avant, { gouvernance: '', domaine: [] }), motif: ' ' }
    expect(Rectification.safeParse(sans).error?.issues.map(({ path }) => path.join('.'))).toEqual(['motif'])
    expect(Rectification.parse({ ...sans, motif: 'Erreur' }).informations.gouvernance).toBe('')
  })

  test('changes the values it gives, and neither those that only the court writes, nor the state, nor the documents', () => {
    const version = { ...avant, informations: { ...avant.informations, utilitePublique: true, dateInscriptionJAL: '2026-10-30' } }
    const apres = rectify(Rectification.parse(aRectification(version)), version)
    expect(apres).toEqual({ ...version, informations: { ...version.informations, objet: 'Chanter, et faire chanter.' } })
  })

  test('a corrected member keeps their uuid, a new one gets one and is not a founder, one who leaves remains a founder', () => {
    const comite = unchangedComite(avant)
    const [presidente, secretaire] = comite.physiques
    if (!presidente || !secretaire) throw new Error('a member is missing')
    const arrivee = aMembrePhysique({ localUuid: 'arrivee', nom: 'Arrivée', estFondateur: true })
    const physiques = [{ ...presidente, nom: 'Mittelbrucker', email: null }, arrivee]
    const apres = rectify(Rectification.parse({ ...aRectification(avant), comite: { ...comite, physiques } }))
    expect(apres.members.physiques.map(({ uuid, nom, estFondateur, email }) => [uuid, nom, estFondateur, email])).toEqual([
      [presidente.uuid, 'Mittelbrucker', true, null],
      ['nouveau-physiques-1', 'Arrivée', false, arrivee.email],
    ])
    expect(apres.fondateurs.physiques.map(({ nom }) => nom)).toContain(secretaire.nom)
    expect(sousTypesDesVersions(avant, apres)).toEqual(['STATUTS', 'MEMBRES'])
  })

  test.each<[string, Rectification, object, string[]]>([
    ['the object', aRectification(avant), {}, []],
    ['a day to come', { ...aRectification(avant), dateStatuts: '2026-11-21' }, {}, ['dateStatuts']],
    ['the day it was set up, to come', { ...aRectification(avant), dateConstitutive: '2026-11-21' }, {}, ['dateConstitutive']],
    ['a seat of the same court', moveSiege(ailleurs), { siegeDuRessort: true }, []],
    ['a seat of another court', moveSiege(ailleurs), { siegeDuRessort: false }, ['informations.adresse.commune']],
    ['a seat in no list', moveSiege({ ...ailleurs, id: -1 }), {}, ['informations.adresse.commune']],
    [
      'nobody left',
      {
        ...aRectification(avant),
        comite: unchangedComite({ ...avant, members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }),
      },
      {},
      ['membres.nombreDirection'],
    ],
    ['a domain that is not of the list', aRectification(avant, { domaine: ['Astrologie'] }), {}, ['informations.domaine']],
    [
      'somebody the register does not have',
      { ...aRectification(avant), comite: { ...unchangedComite(avant), physiques: [aMembrePhysique({ uuid: 'inconnu' })] } },
      {},
      ['membres.physiques[0].uuid'],
    ],
  ])('%s', (_, rectification, autrement, expected) => {
    expect(checkRectification(Rectification.parse(rectification), { ...contexte, ...autrement }).map(({ field }) => field)).toEqual(
      expected,
    )
  })

  test('no member is required of an association without registered members; a commune copied from paper is not checked again', () => {
    const adresse = { ...avant.informations.adresse, commune: { ...ailleurs, id: -1, codeInsee: null } }
    const papier = { ...avant, members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }
    const version = { ...papier, informations: { ...avant.informations, adresse } }
    expect(
      checkRectification(Rectification.parse(aRectification(version)), { ...contexte, avant: version, siegeDuRessort: false }),
    ).toEqual([])
  })
})

describe('[STAFF-18] what a takeover from paper left unknown', () => {
  const repris: Version = { ...avant, nonRepris: ['etatAssociation', 'but', 'stipulations'] }
  const remainingOf = (dit: Partial<Rectification>, version = repris) =>
    rectify(Rectification.parse({ ...aRectification(version), ...dit }), version).nonRepris
  const rectificationWith = (autrement: Partial<Rectification['informations']>) => aRectification(repris, autrement)

  test('stays unknown through a rectification, until the clerk sets or changes it', () => {
    expect(remainingOf({})).toEqual(['etatAssociation', 'but', 'stipulations'])
    expect(remainingOf({ nonRepris: ['stipulations'] })).toEqual(['etatAssociation', 'stipulations'])
    expect(remainingOf({ nonRepris: [] })).toEqual(['etatAssociation'])
    expect(remainingOf(rectificationWith({ but: 'LUCRATIF' }))).toEqual(['etatAssociation', 'stipulations'])
    expect(remainingOf(rectificationWith({ stipulations: true, precisionStipulation: 'Emprunts.' }))).toEqual(['etatAssociation', 'but'])
    expect(remainingOf({ etatAssociation: 'INSCRITE' })).toEqual(['but', 'stipulations'])
    // A known field never becomes unknown.
    expect(remainingOf({ nonRepris: ['but', 'stipulations'] }, { ...avant, nonRepris: ['but'] })).toEqual(['but'])
  })

  test('is kept for an older takeover too, once the legal representative is named', () => {
    const ancienne = {
      ...avant,
      informations: { ...avant.informations, gouvernance: '', but: 'NON_LUCRATIF' as const, stipulations: false },
    }
    expect(remainingOf(aRectification(ancienne, { gouvernance: 'Comité' }), ancienne)).toEqual(['but', 'stipulations'])
  })

  test('the state is set once, to Dissoute if the paper says so; a known state does not change', () => {
    const dissoute = rectify(Rectification.parse({ ...aRectification(repris), etatAssociation: 'DISSOUTE' }), repris)
    expect(dissoute.etatAssociation).toBe('DISSOUTE')
    // It stays dissolved under a later non-conformity.
    expect(etatDeFond({ ...dissoute, etatAssociation: 'NONCONFORME' })).toBe('DISSOUTE')
    expect(rectify(Rectification.parse(aRectification(repris)), repris)).not.toHaveProperty('liquidationAssociation')
    const refus = (version: Version) =>
      checkRectification(Rectification.parse({ ...aRectification(version), etatAssociation: 'RADIEE' }), {
        ...contexte,
        avant: version,
      })
    expect(refus(repris)).toEqual([])
    for (const version of [avant, { ...repris, etatAssociation: 'DISSOUTE' as const }, { ...repris, nonRepris: ['but' as const] }])
      expect(refus(version).map(({ field }) => field)).toEqual(['etatAssociation'])
  })

  test('a legal representative cannot be removed once named', () => {
    const without = (version: Version) =>
      checkRectification(Rectification.parse(aRectification(version, { gouvernance: '' })), { ...contexte, avant: version })
    expect(without(avant).map(({ field }) => field)).toEqual(['informations.gouvernance'])
    expect(without({ ...avant, informations: { ...avant.informations, gouvernance: '' } })).toEqual([])
  })

  test('a field set for the first time counts as a change of the statutes, or for the state as an administrative one', () => {
    expect(sousTypesDesVersions(repris, { ...repris, nonRepris: ['etatAssociation', 'but'] })).toEqual(['STATUTS'])
    expect(sousTypesDesVersions(repris, { ...repris, nonRepris: ['but', 'stipulations'] })).toEqual(['ADMINISTRATIF'])
  })
})

test('[STAFF-11] [MAIL-07] the attached persons read the values before and after, the reason and how to object; the journal keeps both values', () => {
  const apres = rectify(Rectification.parse(aRectification(avant, { adresseCourriel: null })))
  const rubriques = differences({ ...avant, motifEtat: null, documents: [] }, { ...apres, motifEtat: null, documents: [] })
  expect(differencesEnLignes(rubriques)).toBe(
    [
      'Objet et activité, Objet\u00a0: Pratiquer et faire connaître le chant choral. → Chanter, et faire chanter.',
      "Contact, Adresse courriel de l'association\u00a0: chorale@exemple.fr → (rien)",
    ].join('\n'),
  )
  const { denomination } = avant.informations
  const dite = { numero: 'STR000001', denomination, le: '2026-11-20', rubriques, motif: 'Erreur de copie', fiche: 'https://r.fr/f' }
  const { sujet, paragraphes } = courrielRectification(dite)
  expect(sujet).toBe(`Rectification d'office\u00a0: ${denomination}`)
  expect(paragraphes.slice(1)).toEqual([
    `Ce qui a changé, avant → après\u00a0:\n${differencesEnLignes(rubriques)}`,
    'Motif\u00a0: Erreur de copie',
    "Lire l'association au registre et, dans son historique, ce qui a changé\u00a0:\nhttps://r.fr/f",
    "Si vous estimez que cette rectification n'est pas fondée, adressez vos objections au greffe du tribunal.",
  ])
})
