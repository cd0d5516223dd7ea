import { describe, expect, test } from 'vitest'
import { makeVersion } from '../examples/filings.ts'
import { aFusion } from '../examples/ex-officio.ts'
import { courrielToAbsorbing, courrielToAbsorbed } from './fusion-wording.ts'
import { type AbsorbedAssociation, Fusion, obstaclesFusion, checkFusion, absorbedVersion } from './fusion.ts'

const STR2 = 'STR000002'
const contexte = {
  absorbante: 'STR000001',
  absorbees: [{ numero: STR2, etat: 'INSCRITE' }] as AbsorbedAssociation[],
  aujourdhui: '2026-11-20',
}

describe('[STAFF-12] a merger', () => {
  test('names at least one association of the register, by its number', () => {
    const champs = (fusion: object) => Fusion.safeParse({ ...aFusion([STR2]), ...fusion }).error?.issues.map(({ path }) => path[0])
    expect([champs({}), champs({ numeros: [] }), champs({ numeros: ['STR2'] })]).toEqual([undefined, ['numeros'], ['numeros']])
  })

  test('is recorded only on an association that is neither dissolved nor struck off', () => {
    expect((['INSCRITE', 'NONCONFORME', 'DISSOUTE', 'RADIEE'] as const).map((etat) => obstaclesFusion(etat).length)).toEqual([0, 0, 1, 1])
  })

  test.each<[string, Partial<Fusion>, AbsorbedAssociation, string[]]>([
    ['of one that lives', {}, { numero: STR2, etat: 'INSCRITE' }, []],
    ['of one in liquidation', {}, { numero: STR2, etat: 'DISSOUTE' }, []],
    ['of one struck off', {}, { numero: STR2, etat: 'RADIEE' }, ['numeros']],
    ['of one that no court of the clerk’s keeps', {}, { numero: STR2, etat: null }, ['numeros']],
    ['of itself', {}, { numero: 'STR000001', etat: 'INSCRITE' }, ['numeros']],
    ['signed tomorrow', { dateTraite: '2026-11-21' }, { numero: STR2, etat: 'INSCRITE' }, ['dateTraite', 'dateEffet']],
    ['effective tomorrow', { dateEffet: '2026-11-21' }, { numero: STR2, etat: 'INSCRITE' }, ['dateEffet']],
    ['effective before its treaty', { dateEffet: '2026-08-31' }, { numero: STR2, etat: 'INSCRITE' }, ['dateEffet']],
  ])('%s', (_, autrement, absorbee, champs) => {
    const fusion = { ...aFusion([absorbee.numero]), ...autrement }
    expect(checkFusion(fusion, { ...contexte, absorbees: [absorbee] }).map(({ field }) => field)).toEqual(champs)
  })

  test('strikes off an absorbed association on the day of effect; one dissolved before keeps its day', () => {
    const avant = makeVersion()
    expect(absorbedVersion(avant, '2026-10-01')).toEqual({
      ...avant,
      etatAssociation: 'RADIEE',
      informations: { ...avant.informations, dateDissolution: '2026-10-01', dateRadiation: '2026-10-01' },
    })
    const dissoute = { ...avant, informations: { ...avant.informations, dateDissolution: '2026-01-05' } }
    expect(absorbedVersion(dissoute, '2026-10-01').informations.dateDissolution).toBe('2026-01-05')
  })
})

test('[STAFF-12] [MAIL-07] the persons attached to either association read which absorbs which, and when', () => {
  const chorale = { numero: 'STR000001', denomination: 'Chorale' }
  const fanfare = { numero: STR2, denomination: 'Fanfare' }
  const dite = { fiche: 'https://r.fr/f', dateEffet: '2026-10-01' }
  expect(courrielToAbsorbing(chorale, [fanfare], dite).paragraphes.slice(0, 2)).toEqual([
    "Le greffe a inscrit au registre la fusion par laquelle l'association Chorale (n°\u00a0STR000001) absorbe l'association Fanfare (n°\u00a0STR000002).",
    "Date d'effet\u00a0: 01/10/2026.",
  ])
  expect(courrielToAbsorbed(fanfare, chorale, dite).paragraphes[0]).toBe(
    "Le greffe a inscrit au registre la fusion par laquelle l'association Chorale (n°\u00a0STR000001) absorbe l'association Fanfare (n°\u00a0STR000002), qui est radiée du registre.",
  )
})
