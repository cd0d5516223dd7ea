import { expect, test } from 'vitest'
import { aDemande, aReponse } from '../examples/demandes.ts'
import { held, allActes, markAllConforming, anAgent } from '../examples/filings.ts'
import type { Acte } from '../actes/actes.ts'
import { obstacles } from '../procedure/obstacles.ts'
import { situationDe } from '../procedure/fold.ts'
import type { TypeRequete } from '../types.ts'
import { codesControle, controlesDe } from './controles.ts'
import { controlesWithVerdicts } from '../procedure/controles-with-verdicts.ts'

const creation = { type: 'CREATION', sousTypes: [], base: null } as const
const tenue = allActes().slice(0, 2)
const conformes: Acte = { type: 'CONFORMITE', le: '2026-11-24', controles: [...controlesDe(creation)], preuve: null }
const signatures: Acte = { type: 'IRREGULARITE', le: '2026-11-24', controle: 'STATUTS_SIGNES', preuve: { fichier: '2', page: 4 } }
const verdictsDe = (actes: readonly Acte[]) => situationDe(creation, actes, '2026-12-01').verdicts

test('each kind of filing has its checks: eleven for a creation, by change for a modification, those of an end; none for what only the court records', () => {
  const codes = (type: TypeRequete, ...sousTypes: Parameters<typeof controlesDe>[0]['sousTypes'][number][]) =>
    controlesDe({ type, sousTypes })
  expect(codes('CREATION')).toHaveLength(11)
  expect(codes('MODIFICATION', 'ADMINISTRATIF')).toEqual(['DECLARANT_DE_LA_DIRECTION'])
  expect(codes('MODIFICATION', 'MEMBRES')).toEqual(['DECLARANT_DE_LA_DIRECTION', 'DECISION_DIRECTION'])
  expect(codes('MODIFICATION', 'STATUTS')).toEqual(['DECLARANT_DE_LA_DIRECTION', 'DECISION_STATUTS', 'STATUTS_A_JOUR', 'CLAUSES_GARDEES'])
  for (const sousType of ['DENOMINATION', 'ADRESSE'] as const) expect(codes('MODIFICATION', sousType)).toContain('NOM_DISTINCT')
  expect(codes('DISSOLUTION', 'ASSOCIATION')).toEqual(['DECLARANT_DE_LA_DIRECTION', 'DECISION_DISSOLUTION', 'LIQUIDATEURS'])
  expect(codes('RADIATION')).toEqual(['DECLARANT_LIQUIDATEUR', 'PUBLICATION_UN_AN', 'LIQUIDATION_CLOSE'])
  expect(codes('RECTIFICATION')).toEqual([])
  // Every check belongs to some filing.
  const tous = [
    ...codes('CREATION'),
    ...codes('MODIFICATION', 'STATUTS', 'DENOMINATION', 'MEMBRES'),
    ...codes('DISSOLUTION'),
    ...codes('RADIATION'),
  ]
  expect(new Set(tous)).toEqual(new Set(codesControle))
})

test('a creation is registered only once every check is conforming: the bar says how many remain or are irregular', () => {
  const decision = (verdicts: ReturnType<typeof markAllConforming>) =>
    obstacles('INSCRIPTION', {
      ...held(situationDe(creation, allActes().slice(0, 3), '2027-01-06')),
      ...creation,
      verdicts,
      agent: anAgent().uuid,
      signataires: true,
      corrigibles: [],
    })
  const tous = markAllConforming()
  const { STATUTS_SIGNES: _, ...sansUn } = tous
  const irregulier = { STATUTS_SIGNES: { verdict: 'A_REGULARISER', le: '2026-11-24' } } as const
  expect(decision(tous)).toEqual([])
  expect(decision({})).toEqual(['11 vérifications restent à faire'])
  expect(decision(sansUn)).toEqual(['1 vérification reste à faire'])
  expect(decision({ ...tous, ...irregulier })).toEqual(['1 vérification est à régulariser'])
  expect(decision(irregulier)).toEqual(['1 vérification est à régulariser', '10 vérifications restent à faire'])
  expect(decision({ ...tous, STATUTS_SIGNES: { verdict: 'ROUVERT', le: '2026-12-01' } })).toEqual(['1 vérification reste à faire'])
})

test('a reply reopens the irregular checks and the conforming ones whose document it replaces, and nothing else', () => {
  const nom: Acte = { type: 'IRREGULARITE', le: '2026-11-24', controle: 'NOM_DISTINCT', preuve: null }
  const statuts = (piece: boolean) => {
    const pieces = piece ? [{ uuid: '0b6b1f0e-52b2-4c3e-9a0c-1f7f0a6d1c11', point: 0, sha256: 'a'.repeat(64) }] : []
    return verdictsDe([...tenue, conformes, nom, aDemande(), aReponse({ pieces })])
  }
  const reopenedCodes = (verdicts: ReturnType<typeof statuts>) =>
    controlesDe(creation).filter((code) => verdicts[code]?.verdict === 'ROUVERT')
  expect(reopenedCodes(statuts(false))).toEqual(['NOM_DISTINCT'])
  expect(reopenedCodes(statuts(true))).toEqual([
    'NOM_DISTINCT',
    'BUT_NOM_SIEGE',
    'A_INSCRIRE',
    'ENTREE_ET_SORTIE',
    'CONTRIBUTIONS',
    'FORMATION_DIRECTION',
    'ASSEMBLEES',
    'STATUTS_SIGNES',
  ])
  expect(statuts(true).SEPT_MEMBRES).toEqual({ verdict: 'CONFORME', le: '2026-11-24' })
})

test('the last verdict on a check counts, with its author, its reason and the last page that proved it', () => {
  const ligne = (acte: Acte, auteur: string, texte: string | null = null) => ({ acte, auteur, texte })
  const sentences = (...journal: ReturnType<typeof ligne>[]) =>
    controlesWithVerdicts(creation, verdictsDe([...tenue, ...journal.map(({ acte }) => acte)]), journal).find(
      ({ code }) => code === 'STATUTS_SIGNES',
    )
  expect(sentences()).toEqual({ code: 'STATUTS_SIGNES', verdict: null, le: null, auteur: null, motif: null, preuve: null })
  const irreguliers = {
    verdict: 'A_REGULARISER',
    auteur: 'Aloïse Greffenacker',
    motif: 'Six signatures.',
    preuve: { fichier: '2', page: 4 },
  }
  expect(sentences(ligne(signatures, 'Aloïse Greffenacker', 'Six signatures.'))).toMatchObject(irreguliers)
  expect(sentences(ligne(signatures, 'Aloïse Greffenacker', 'Six signatures.'), ligne(conformes, 'Ondine Voisine'))).toEqual({
    code: 'STATUTS_SIGNES',
    verdict: 'CONFORME',
    le: '2026-11-24',
    auteur: 'Ondine Voisine',
    motif: null,
    preuve: { fichier: '2', page: 4 },
  })
})

test('an act that is no verdict changes no check, and an irregular check does not change the others', () => {
  const ligne = (acte: Acte, texte: string) => ({ acte, auteur: 'Aloïse Greffenacker', texte })
  const journal = [ligne(conformes, ''), ligne(signatures, 'Six signatures.'), ligne(aDemande(), 'Envoyez les statuts signés.')]
  const dits = controlesWithVerdicts(creation, verdictsDe([...tenue, ...journal.map(({ acte }) => acte)]), journal)
  expect(dits.map(({ code }) => code)).toEqual(controlesDe(creation))
  expect(dits.filter(({ verdict }) => verdict === 'A_REGULARISER')).toMatchObject([{ code: 'STATUTS_SIGNES', motif: 'Six signatures.' }])
  const autres = dits.filter(({ code }) => code !== 'STATUTS_SIGNES')
  for (const dit of autres) expect(dit).toMatchObject({ verdict: 'CONFORME', motif: '', preuve: null })
})
