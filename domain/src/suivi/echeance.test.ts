import { describe, expect, test } from 'vitest'
import type { Acte } from '../requetes/actes/actes.ts'
import { situationDe } from '../requetes/procedure/fold.ts'
import { anAgent, aRecepisse } from '../requetes/examples/filings.ts'
import { aLettre } from '../requetes/examples/demandes.ts'
import { objet } from '../requetes/examples/vies.ts'
import { dossierEcheance } from './echeance.ts'

const vie = (dateRetour: string): Acte[] => [
  { type: 'DEPOT', le: '2026-11-02' },
  aRecepisse('2026-11-03'),
  { type: 'PRISE_EN_CHARGE', le: '2026-11-03', agent: anAgent() },
  { type: 'DEMANDE', le: '2026-11-05', dateRetour, types: ['STATUTS'], ...aLettre },
]
const echeance = (jour: string, dateRetour = '2026-11-20', suite: readonly Acte[] = []) =>
  dossierEcheance(situationDe(objet, [...vie(dateRetour), ...suite], jour), jour)

describe('the due date of a file', () => {
  const examen = { delai: 'EXAMEN', le: '2026-12-02' }

  test('a requested reply is due once its day is over; before, only legal delays count', () => {
    expect(echeance('2026-11-19')).toEqual(examen)
    expect(echeance('2026-11-20')).toEqual(examen)
    expect(echeance('2026-11-21')).toEqual({ delai: 'RETOUR', le: '2026-11-20' })
  })

  test('a notice sent to the newspaper is to be checked fifteen days later, until it is published', () => {
    const envoye = { ...situationDe(objet, vie('2026-11-20'), '2026-11-24'), horloges: [], avisEnvoye: { le: '2026-11-24', journal: 'X' } }
    const due = (etape: 'AVIS_ENVOYE' | 'PUBLIEE') => dossierEcheance({ ...envoye, etape }, '2026-11-25')
    expect(due('AVIS_ENVOYE')).toEqual({ delai: 'PARUTION', le: '2026-12-09' })
    expect(due('PUBLIEE')).toBeNull()
  })

  test('the earliest date wins: a legal delay that ended before the return day', () => {
    expect(echeance('2026-12-20', '2026-12-10')).toEqual(examen)
  })

  test('a reply received or a demande taken back is no longer due', () => {
    expect(echeance('2026-11-24', '2026-11-20', [{ type: 'REPONSE', le: '2026-11-23', demande: 1, tour: 1, pieces: [] }])).toEqual(examen)
    expect(echeance('2026-11-24', '2026-11-20', [{ type: 'RETRAIT_DEMANDE', le: '2026-11-23' }])).toEqual(examen)
  })
})
