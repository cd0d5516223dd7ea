import { expect, test } from 'vitest'
import { aCreationDepot } from '../requetes/examples/filings.ts'
import { versionDeCreation } from '../requetes/demarches/version-creation.ts'
import { shownChamps } from './shown-champs.ts'
import { activitesInitiales as activites } from '../core/activite.ts'
import { nomenclature } from '../core/donnees/nomenclature.ts'
import { offeredDomaines, themesDe, blockingThemes, findDomaine, findTheme } from './domaines.ts'

const proposes = offeredDomaines(activites)
const codeDomaine = (libelle: string) => findDomaine(activites, libelle)?.code
const codeTheme = (libelle: string) => findTheme(activites, libelle)?.code

test('[REF-05, X-37, X-72] 28 domains are offered, coded from 001; 050, a holding code, is read where old data carry it and never offered', () => {
  expect(nomenclature).toHaveLength(29)
  expect(proposes).toHaveLength(28)
  expect(proposes.map(codeDomaine)).not.toContain('050')
  expect(proposes.map(codeDomaine)[0]).toBe('001')
  const garde = nomenclature.find(({ code }) => code === '050')?.libelle ?? ''
  expect(codeDomaine(garde)).toBe('050')
  const { informations } = versionDeCreation(aCreationDepot(), { membre: () => '', documents: [], remplaces: [] })
  const domaines = shownChamps.find(({ label }) => label === "Domaines d'activité")
  expect(domaines?.read({ ...informations, nonRepris: [], domaine: [garde] })).toBe(garde)
})

test('[REF-06, REF-07] the public nomenclature: codes 001 to 050, themes coded after their domain', () => {
  const codes = nomenclature.map(({ code }) => code)
  expect([codes[0], codes.at(-1)]).toEqual(['001', '050'])
  expect(nomenclature.flatMap(({ code, themes }) => themes.filter(([theme]) => !theme.startsWith(code)))).toEqual([])
  expect(nomenclature.flatMap(({ themes }) => themes)).toHaveLength(268)
  const domaine = (code: string) => proposes.find((libelle) => codeDomaine(libelle) === code)
  expect([domaine('006'), domaine('011'), domaine('017')]).toEqual([
    expect.stringMatching(/^Culture/),
    expect.stringMatching(/^Sports/),
    expect.stringMatching(/^Santé/),
  ])
})

test('[ASSO-09] the themes of a domain are those whose code begins with its code', () => {
  expect(themesDe(activites, ['Justice'])).toHaveLength(5)
  for (const domaine of proposes) {
    const code = codeDomaine(domaine) ?? '?'
    const siens = nomenclature.flatMap(({ themes }) => themes).filter(([theme]) => theme.startsWith(code))
    expect(themesDe(activites, [domaine]).toSorted()).toEqual(siens.map(([, libelle]) => libelle).toSorted())
  }
})

test('[X-38] every label leads to one code', () => {
  const libelles = nomenclature.flatMap(({ themes }) => themes.map(([, libelle]) => libelle))
  expect(new Set(libelles).size).toBe(268)
  expect(codeTheme(libelles[0] ?? '')).toBe('001005')
  expect(codeDomaine('Astrologie')).toBeUndefined()
})

test('[ASSO-10] a domain cannot be removed while one of its themes is chosen', () => {
  const [theme = ''] = themesDe(activites, ['Justice'])
  expect(blockingThemes(activites, 'Justice', [theme])).toEqual([theme])
  expect(blockingThemes(activites, 'Recherche', [theme])).toEqual([])
  expect(blockingThemes(activites, 'Justice', [])).toEqual([])
})
