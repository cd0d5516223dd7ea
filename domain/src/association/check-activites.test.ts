import { expect, test } from 'vitest'
import { activitesInitiales, type Activite } from '../core/activite.ts'
import { offeredDomaines, themesDe, blockingThemes } from './domaines.ts'
import { checkActivites } from './check-activites.ts'

const musique = 'Chant choral, musique'
const culture = "Culture, pratiques d'activités artistiques, culturelles"
const rien = { domaine: [], theme: null }

/** The nomenclature with one line changed. */
const after = (libelle: string, change: Partial<Activite>) =>
  activitesInitiales.map((activite) => (activite.libelle === libelle ? { ...activite, ...change } : activite))

test('[ASSO-07, ASSO-09, X-37] domains and themes come from the list, themes from the chosen domains', () => {
  const refus = (domaine: string[], theme: string[] | null = null) =>
    checkActivites({ domaine, theme }, activitesInitiales, null).map(({ field }) => field)
  expect(refus(['Justice', culture], [musique])).toEqual([])
  expect(refus(['Astrologie'])).toEqual(['domaine'])
  expect(refus(['Domaines divers, domaines de nomenclature SITADELE à reclasser'])).toEqual(['domaine'])
  expect(refus(['Justice'], [musique])).toEqual(['theme'])
  expect(refus([culture], ['Astrologie'])).toEqual(['theme'])
})

test('a withdrawn activity is no longer offered and its refusal says so; an association that has it keeps it', () => {
  const liste = after('Justice', { actif: false })
  expect(offeredDomaines(liste)).not.toContain('Justice')
  const dites = { domaine: ['Justice'], theme: null }
  expect(checkActivites(dites, liste, rien)).toEqual([
    { field: 'domaine', defaultMessage: "« Justice » n'est plus proposé. Retirez-le de votre choix." },
  ])
  expect(checkActivites(dites, liste, dites)).toEqual([])
  const sansChoeur = after(musique, { actif: false })
  expect(themesDe(sansChoeur, [culture])).not.toContain(musique)
  const portees = { domaine: [culture], theme: [musique] }
  expect(checkActivites(portees, sansChoeur, null)).toHaveLength(1)
  expect(checkActivites(portees, sansChoeur, portees)).toEqual([])
  expect(checkActivites({ domaine: ['Justice'], theme: [musique] }, sansChoeur, portees)).toEqual([
    { field: 'theme', defaultMessage: "Choisissez des thèmes des domaines d'activité retenus." },
  ])
})

test('a renamed activity is refused under its former name with its new name; it keeps its themes', () => {
  const liste = after('Justice', { libelle: 'Justice et droit', anciens: ['Justice'] })
  expect(checkActivites({ domaine: ['Justice'], theme: null }, liste, null)).toEqual([
    {
      field: 'domaine',
      defaultMessage: '« Justice » se nomme désormais « Justice et droit ». Retirez-le, puis choisissez « Justice et droit ».',
    },
  ])
  const portees = { domaine: ['Justice'], theme: ['Médiation, prévention'] }
  expect(checkActivites(portees, liste, { domaine: ['Justice'], theme: null })).toEqual([])
  expect(blockingThemes(liste, 'Justice', ['Médiation, prévention'])).toEqual(['Médiation, prévention'])
})
