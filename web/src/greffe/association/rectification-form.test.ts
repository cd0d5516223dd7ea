import { makeVersion } from 'domain/requetes/examples/filings'
import type { UnknownChamp } from 'domain/association/unknowns'
import { describe, expect, test } from 'vitest'
import type { FicheData } from '../../registre/fiche-data.ts'
import { findChanges, toRectification, rectificationSaisie, follow, inspect, type RectificationSaisie } from './rectification-form.ts'

const fiche = {
  association: { ...makeVersion(), nonRepris: [] },
  juridiction: { id: 'TJ-STRASBOURG', libelle: '' },
} as unknown as FicheData
const registre = rectificationSaisie(fiche)
const withThese = (base: RectificationSaisie, informations: Partial<RectificationSaisie['informations']>): RectificationSaisie => ({
  ...base,
  informations: { ...base.informations, ...informations },
})

test('[STAFF-11] an untouched form changes nothing, and only the reason is missing', () => {
  expect(findChanges(registre, fiche)).toEqual([])
  expect(inspect(registre, fiche).map(({ field }) => field)).toEqual(['motif'])
})

test('[STAFF-11] the changes show in words before a reason is given, and not at all while a field is invalid', () => {
  const corrigee = withThese(registre, { denomination: 'Chorale rectifiée' })
  expect(findChanges(corrigee, fiche)?.map(({ titre, differences }) => [titre, differences[0]?.nouveau])).toEqual([
    ['Dénomination', 'Chorale rectifiée'],
  ])
  expect(findChanges(withThese(registre, { denomination: '' }), fiche)).toBeNull()
})

describe('[STAFF-18] a value that the reprise from paper left unknown', () => {
  const nonRepris: UnknownChamp[] = ['etatAssociation', 'but', 'stipulations']
  const reprise = { ...fiche, association: { ...fiche.association, nonRepris } } as FicheData
  const lue = rectificationSaisie(reprise)
  const changes = (autrement: Partial<RectificationSaisie>) =>
    findChanges({ ...lue, ...autrement }, reprise)?.flatMap(({ differences }) =>
      differences.map(({ label, ancien, nouveau }) => [label, ancien, nouveau]),
    )
  const inconnu = 'Non repris du registre papier'

  test('is shown as « Non connu » and stays unknown until the clerk gives it', () => {
    expect([lue.nonRepris, lue.etatAssociation]).toEqual([{ but: true, stipulations: true }, 'NON_CONNU'])
    expect([registre.nonRepris, registre.etatAssociation]).toEqual([{}, ''])
    expect(toRectification(lue).nonRepris).toEqual(['but', 'stipulations'])
    expect(toRectification(lue)).not.toHaveProperty('etatAssociation')
    expect(changes({})).toEqual([])
  })

  test('shows as a change in words once the clerk gives it, each value separately', () => {
    expect(changes({ nonRepris: { but: false, stipulations: true } })).toEqual([['But', inconnu, 'Non lucratif']])
    expect(changes({ nonRepris: { but: true, stipulations: false } })).toEqual([
      ['Limites aux pouvoirs de la direction', inconnu, 'Aucune limite'],
    ])
    for (const [etatAssociation, dit] of [
      ['INSCRITE', 'Inscrite'],
      ['RADIEE', 'Radiée'],
    ] as const)
      expect(changes({ etatAssociation })).toEqual([["État de l'association", 'État non repris du registre papier', dit]])
  })
})

test('[STAFF-11] a head office in the territory of another court is refused before sending', () => {
  const { adresse } = registre.informations
  const commune = { id: 482, codeInsee: '68066', libelle: 'Colmar', codePostaux: ['68000'], tribunalJudiciaire: 'TJ-COLMAR' }
  const transportee = withThese({ ...registre, motif: 'Erreur' }, { adresse: { ...adresse, commune, codePostal: '68000' } })
  expect(inspect(transportee, fiche).map(({ field }) => field)).toEqual(['informations.adresse.commune'])
})

test('when another clerk changes the register, typed values stay and the other fields follow', () => {
  const mienne = { ...withThese(registre, { objet: 'Chanter juste.' }), motif: 'Erreur de copie' }
  const depuis = {
    ...withThese(registre, { objet: 'Danser.', denomination: 'Danse de Mittelbruch' }),
    direction: registre.direction.slice(1),
  }
  const suivie = follow(registre, mienne, depuis)
  expect(suivie.informations).toEqual({ ...registre.informations, objet: 'Chanter juste.', denomination: 'Danse de Mittelbruch' })
  expect([suivie.motif, suivie.direction]).toEqual(['Erreur de copie', depuis.direction])
})
