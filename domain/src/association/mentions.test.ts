import { describe, expect, test } from 'vitest'
import { makeVersion } from '../requetes/examples/filings.ts'
import { isCorrection, Mentions, changedMentions, mentionsDe } from './mentions.ts'
import { checkMentions } from './check-mentions.ts'
import type { Version } from './version.ts'

const withThese = (
  informations: Partial<ReturnType<typeof makeVersion>['informations']>,
  etatAssociation = makeVersion().etatAssociation,
) => {
  const version = makeVersion({ etatAssociation })
  return { ...version, informations: { ...version.informations, ...informations } }
}
const liquidationAssociation: Version['liquidationAssociation'] = {
  commentaireLiquidation: 'Aucun actif.',
  liquidateurs: { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] },
}
const rien = Mentions.parse({})
const contexte = { inscriteLe: '2020-03-01', aujourdhui: '2026-11-20' }
const fautes = (mentions: Partial<Mentions>, avant: Version = withThese({}), motif: string | null = null) =>
  checkMentions({ mentions: { ...mentionsDe(avant), ...mentions }, motif }, { ...contexte, avant }).map(({ field }) => field)

describe('[STAFF-23] the mentions of the court', () => {
  test('are the two publications, the RNA number and the public utility', () => {
    expect(rien).toEqual({ dateInscriptionJAL: null, dateDissolutionJAL: null, reference: null, utilitePublique: false })
    expect(Mentions.safeParse({ reference: 'w 671 234 567' }).data?.reference).toBe('W671234567')
    expect(Mentions.safeParse({ reference: '671234567' }).success).toBe(false)
  })

  test('only the mentions that differ count as changed; replacing an existing one is a correction', () => {
    const changees = changedMentions({ ...rien, reference: 'W671234567', utilitePublique: true }, withThese({ reference: null }))
    expect(changees).toEqual([
      { mention: 'reference', avant: null, apres: 'W671234567' },
      { mention: 'utilitePublique', avant: false, apres: true },
    ])
    expect(isCorrection(changees)).toBe(false)
    expect(isCorrection(changedMentions(rien, withThese({ utilitePublique: true })))).toBe(true)
  })

  test.each<[Partial<Mentions>, ReturnType<typeof withThese>, string | null, string[]]>([
    [{ dateInscriptionJAL: '2020-03-01' }, withThese({}), null, []],
    [{ dateInscriptionJAL: '2020-02-29' }, withThese({}), null, ['mentions.dateInscriptionJAL']],
    [{ dateInscriptionJAL: '2026-11-21' }, withThese({}), null, ['mentions.dateInscriptionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, withThese({}), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, withThese({}, 'NONCONFORME'), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2024-05-02' }, withThese({ dateDissolution: '2024-01-01' }, 'NONCONFORME'), null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, { ...withThese({}, 'NONCONFORME'), liquidationAssociation }, null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, withThese({}, 'DISSOUTE'), null, []],
    [{ dateDissolutionJAL: '2024-05-02' }, withThese({}, 'RADIEE'), null, []],
    [{ dateDissolutionJAL: '2026-11-21' }, withThese({}, 'DISSOUTE'), null, ['mentions.dateDissolutionJAL']],
    [{ dateDissolutionJAL: '2020-02-29' }, withThese({}, 'DISSOUTE'), null, ['mentions.dateDissolutionJAL']],
    [{ reference: 'W671234567' }, withThese({ reference: 'W670000000' }), null, ['motif']],
    [{ reference: 'W671234567' }, withThese({ reference: 'W670000000' }), 'Erreur de copie', []],
    [{ utilitePublique: false }, withThese({ utilitePublique: true }), null, ['motif']],
    [{ utilitePublique: true }, withThese({}), null, []],
    // A value already in the register is not checked again.
    [{ reference: 'W671234567' }, withThese({ dateDissolutionJAL: '1999-01-01', reference: null }), null, []],
  ])('%j', (mentions, avant, motif, expected) => {
    expect(fautes(mentions, avant, motif)).toEqual(expected)
  })

  test('when the day of entry is unknown, no publication is too early', () => {
    const saisie = { mentions: { ...rien, dateInscriptionJAL: '1911-05-01' }, motif: 'Repris du papier' }
    expect(checkMentions(saisie, { ...contexte, avant: withThese({}), inscriteLe: null })).toEqual([])
  })
})
