import { expect, test } from 'vitest'
import { situationDe } from '../procedure/fold.ts'
import { courrielAccuse, courrielRetrait } from './courriels.ts'
import { allActes } from '../examples/filings.ts'

test('[FINAL-04] the acknowledgement says what arrived, when and where, and that the signed statutes are awaited', () => {
  const { sujet, paragraphes } = courrielAccuse({
    type: 'CREATION',
    numero: 'R26000123',
    denomination: 'Association chorale de Mittelbruch',
    dateReception: new Date('2026-11-20T13:02:00Z'),
    situation: situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, 1), '2026-11-20'),
    tribunal: 'Tribunal judiciaire de Strasbourg',
    adresse: '1 quai Finkmatt, 67000 Strasbourg',
    documents: [{ nom: 'statuts.pdf', sha256: 'ab12' }],
    lien: 'https://registre.exemple.fr/requete',
  })
  const texte = paragraphes.join('\n\n')
  expect(sujet).toBe('Requête n°\u00A0R26000123 reçue le 20/11/2026 à 14\u00A0h\u00A002')
  for (const dit of [
    'Association chorale de Mittelbruch',
    'Tribunal judiciaire de Strasbourg',
    '1 quai Finkmatt',
    'un exemplaire papier signé des statuts, accompagné du bordereau',
    'https://registre.exemple.fr/requete',
    'statuts.pdf\u00A0: ab12',
  ]) {
    expect(texte).toContain(dit)
  }
})

test('a court without a known address is named without it', () => {
  const { paragraphes } = courrielAccuse({
    type: 'CREATION',
    numero: 'R26000123',
    denomination: 'Association chorale de Mittelbruch',
    dateReception: new Date('2026-11-20T13:02:00Z'),
    situation: situationDe({ type: 'CREATION', sousTypes: [], base: null }, allActes().slice(0, 1), '2026-11-20'),
    tribunal: 'Tribunal de proximité de Thann',
    adresse: null,
    documents: [],
    lien: 'https://registre.exemple.fr/requete',
  })
  const texte = paragraphes.join('\n\n')
  expect(texte).toContain('Tribunal de proximité de Thann')
  expect(texte).not.toContain('null')
})

test('the mail of a withdrawal gives its day, its author and what follows', () => {
  const { sujet, paragraphes } = courrielRetrait({
    numero: 'R26000123',
    denomination: 'Association chorale de Mittelbruch',
    retireeLe: '2026-11-25',
    par: { prenom: 'Odile', nom: 'Mittelbrucher' },
    lien: 'https://registre.exemple.fr/requete',
  })
  expect(sujet).toBe('Votre requête n°\u00A0R26000123 est retirée')
  expect(paragraphes[0]).toBe(
    "Cette requête a été retirée le 25/11/2026 par Odile Mittelbrucher. Le tribunal ne l'examine plus. Vous pouvez déposer une nouvelle requête.",
  )
  expect(paragraphes.join('\n')).toContain('https://registre.exemple.fr/requete')
})
