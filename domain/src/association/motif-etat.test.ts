import { describe, expect, test } from 'vitest'
import type { EtatAssociation } from './etats.ts'
import type { UnknownChamp } from './unknowns.ts'
import { keptOrdre, type Sort, sortA, sortOrdinaire } from './motif-etat.ts'

const retrait: Sort = { motifEtat: 'RETRAIT_CAPACITE', successeur: null }
const absorbee: Sort = { motifEtat: 'ABSORPTION', successeur: 'COL000007' }
const transferee: Sort = { motifEtat: 'TRANSFERT', successeur: 'MUL000009' }
const decision = (nature: string, infirme: number | null = null) => ({ office: { decision: { nature, infirme } } })

describe('[STAFF-12, STAFF-13, STAFF-14] why an association is in its state', () => {
  test.each<[string, EtatAssociation, Parameters<typeof sortA>[0]['details'], Sort, Sort]>([
    ['capacity withdrawn', 'DISSOUTE', decision('RETRAIT_CAPACITE'), sortOrdinaire, retrait],
    ['dissolved by a court', 'DISSOUTE', decision('DISSOLUTION'), sortOrdinaire, sortOrdinaire],
    ['absorbed', 'RADIEE', { absorption: { numero: 'COL000007' } }, sortOrdinaire, absorbee],
    ['sent to another court', 'RADIEE', { transfert: { numero: 'MUL000009' } }, sortOrdinaire, transferee],
    [
      'received from another court: the old sheet succeeds nothing',
      'INSCRITE',
      { transfert: { numero: 'STR000001' } },
      sortOrdinaire,
      sortOrdinaire,
    ],
    ['a document added afterwards changes nothing', 'RADIEE', null, absorbee, absorbee],
    ['a non-conformity changes nothing', 'NONCONFORME', null, retrait, retrait],
    ['the non-conformity lifted', 'DISSOUTE', {}, retrait, retrait],
    ['struck off after its capacity was withdrawn', 'RADIEE', null, retrait, sortOrdinaire],
    ['the withdrawal reversed', 'INSCRITE', decision('INFIRMATION', 2), sortOrdinaire, sortOrdinaire],
    ['the radiation that followed a withdrawal reversed', 'DISSOUTE', decision('INFIRMATION', 3), retrait, retrait],
  ])('%s', (_, etat, details, avant, attendu) => {
    expect(sortA({ etat, nonRepris: undefined, details }, avant)).toEqual(attendu)
  })

  const nonReprise: Sort = { motifEtat: 'ETAT_NON_REPRIS', successeur: null }
  test.each<[string, EtatAssociation, readonly UnknownChamp[] | undefined, Sort, Sort]>([
    ['taken over, and the paper does not say', 'INSCRITE', ['etatAssociation'], sortOrdinaire, nonReprise],
    ['taken over, only its purpose not known', 'INSCRITE', ['but'], sortOrdinaire, sortOrdinaire],
    ['a non-conformity does not tell the state', 'NONCONFORME', ['etatAssociation'], nonReprise, nonReprise],
    ['a filing, which declares everything', 'INSCRITE', undefined, nonReprise, sortOrdinaire],
    ['said by the clerk', 'INSCRITE', [], nonReprise, sortOrdinaire],
    ['dissolved since', 'DISSOUTE', ['etatAssociation'], nonReprise, sortOrdinaire],
    ['struck off since', 'RADIEE', ['etatAssociation'], nonReprise, sortOrdinaire],
  ])('[STAFF-18] %s', (_, etat, nonRepris, avant, attendu) => {
    expect(sortA({ etat, nonRepris, details: null }, avant)).toEqual(attendu)
  })

  test('is read from the previous version, or from the one before the decision reversed', () => {
    expect(keptOrdre(5, null)).toBe(4)
    expect(keptOrdre(5, decision('RADIATION_79_1'))).toBe(4)
    expect(keptOrdre(5, decision('INFIRMATION', 3))).toBe(2)
  })
})
