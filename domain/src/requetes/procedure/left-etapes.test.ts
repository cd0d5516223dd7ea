import { expect, test } from 'vitest'
import { allActes, anAgent } from '../examples/filings.ts'
import type { Acte } from '../actes/actes.ts'
import { leftEtapes } from './left-etapes.ts'

const leftByCreation = (actes: readonly Acte[]) => leftEtapes({ type: 'CREATION', sousTypes: [], base: null }, actes)

test("each stage left is listed from the day it was entered; the prefect's silence leaves its stage on its own day, whenever the next act comes", () => {
  expect(leftByCreation(allActes().slice(0, 1))).toEqual([])
  const [, , communiquee] = leftByCreation(allActes().map((acte) => (acte.type === 'INSCRIPTION' ? { ...acte, le: '2027-02-01' } : acte)))
  expect(communiquee).toEqual({ etape: 'COMMUNIQUEE_PREFET', du: '2026-11-24', au: '2027-01-06' })
  expect(leftByCreation(allActes().map((acte) => (acte.type === 'INSCRIPTION' ? { ...acte, le: '2027-02-01' } : acte)))).toEqual([
    { etape: 'PRE_ENREGISTREE', du: '2026-11-20', au: '2026-11-23' },
    { etape: 'EXAMEN', du: '2026-11-23', au: '2026-11-24' },
    communiquee,
    { etape: 'A_ORDONNER', du: '2027-01-06', au: '2027-02-01' },
  ])
})

test('a corrected act moves nothing: the act that replaces it leaves the stage', () => {
  const [depot] = allActes()
  if (!depot) throw new Error('no deposit')
  const prise = (le: string): Acte => ({ type: 'PRISE_EN_CHARGE', le, agent: anAgent() })
  expect(leftByCreation([depot, prise('2026-11-21'), { type: 'CORRECTION', le: '2026-11-22', corrige: 2 }, prise('2026-11-24')])).toEqual([
    { etape: 'PRE_ENREGISTREE', du: '2026-11-20', au: '2026-11-24' },
  ])
})
