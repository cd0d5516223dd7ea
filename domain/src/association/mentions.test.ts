import { describe, expect, test } from 'vitest'
import { uneVersion } from '../requetes/examples/filings.ts'
import { estUneCorrection, Mentions, mentionsChangees, mentionsDe } from './mentions.ts'
import { verifierMentions } from './verifier-mentions.ts'
import type { Version } from './version.ts'

const avec = (informations: Partial<ReturnType<typeof uneVersion>['informations']>, etatAssociation = uneVersion().etatAssociation) => {
  const version = uneVersion({ etatAssociation })
  return { ...version, informations: { ...version.informations, ...informations } }
}
const liquidationAssociation: Version['liquidationAssociation'] = {
  commentaireLiquidation: 'Aucun actif.',
  liquidateurs: { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] },
}
const rien = Mentions.parse({})
const contexte = { inscriteLe: '2020-03-01', aujourdhui: '2026-11-20' }
const fautes = (mentions: Partial<Mentions>, avant: Version = avec({}), motif: string | null = null) =>
  verifierMentions({ mentions: { ...mentionsDe(avant), ...mentions }, motif }, { ...contexte, avant }).map(({ field }) => field)

describe('[STAFF-23] the mentions of the court', () => {
  test('are the two publications, the RNA number and the public utility', () => {
    expect(rien).toEqual({ dateInscriptionJAL: null, dateDissolutionJAL: null, reference: null, utilitePublique: false })
    expect(Mentions.safeParse({ reference: 'w 671 234 567' }).data?.reference).toBe('W671234567')
    expect(Mentions.safeParse({ reference: '671234567' }).success).toBe(false)
  })

  test('only the mentions that differ count as changed; replacing an existing one is a correction', () => {
    const changees = mentionsChangees({ ...rien, reference: 'W671234567', utilitePublique: true }, avec({ reference: null }))
    expect(changees).toEqual([
      { mention: 'reference', avant: null, apres: 'W671234567' },
      { mention: 'utilitePublique', avant: false, apres: true },
    ])
    expect(estUneCorrection(changees)).toBe(false)
    expect(estUneCorrection(mentionsChangees(rien, avec({ utilitePublique: true })))).toBe(true)
  })

  test.each<[Partial<Mentions>, ReturnType<typeof avec>, string | null, string[]]>([
    [{ dateInscriptionJAL: '2020-03-01' }, avec({}), null, []],
    [{ dateInscriptionJAL: '2020-02-29' }, avec({}), null, ['mentions.dateInscriptionJAL']],
    [{ dateInscriptionJAL: '2026-11-21' }, avec({}), null, ['mentions.dateInscriptionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, avec({}), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, avec({}, 'NONCONFORME'), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, avec({ dateDissolution: '2024-01-01' }, 'NONCONFORME'), null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, { ...avec({}, 'NONCONFORME'), liquidationAssociation }, null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, avec({}, 'DISSOUTE'), null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, avec({}, 'RADIEE'), null, []],
    [{ dateDissolutionJAL: '2026-11-21' }, avec({}, 'DISSOUTE'), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2020-02-29' }, avec({}, 'DISSOUTE'), null, ['mentions.dateDissolutionJAL']],
    [{ reference: 'W671234567' }, avec({ reference: 'W670000000' }), null, ['motif']],
    [{ reference: 'W671234567' }, avec({ reference: 'W670000000' }), 'Erreur de copie', []],
    [{ utilitePublique: false }, avec({ utilitePublique: true }), null, ['motif']],
    [{ utilitePublique: true }, avec({}), null, []],
    // A value already in the register is not checked again.
    [{ reference: 'W671234567' }, avec({ dateDissolutionJAL: '1999-01-01', reference: null }), null, []],
  ])('%j', (mentions, avant, motif, expected) => {
    expect(fautes(mentions, avant, motif)).toEqual(expected)
  })

  test('when the day of entry is unknown, no publication is too early', () => {
    const saisie = { mentions: { ...rien, dateInscriptionJAL: '1911-05-01' }, motif: 'Repris du papier' }
    expect(verifierMentions(saisie, { ...contexte, avant: avec({}), inscriteLe: null })).toEqual([])
  })
})
