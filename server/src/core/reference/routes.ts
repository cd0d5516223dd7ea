import * as calls from 'contract/core/reference'
import { mimesDe, type Reglages } from 'domain/core/reglages'
import type { Door } from '../door.ts'
import type { Settings } from '../settings.ts'
import { reglagesEnVigueur } from '../reglages/en-vigueur.ts'
import { findCommunes } from './communes-sql.ts'
import { activites, findNationalites, findPays, journaux, tribunaux } from './sql.ts'

/** The settings every page shows or obeys. */
export const reglagesPublics = (settings: Settings, { formats, ...reglages }: Reglages) => ({
  ...reglages,
  mimeAcceptes: mimesDe(formats),
  demonstration: settings.demonstration ? (settings.local ? ('locale' as const) : ('publique' as const)) : ('non' as const),
  conformiteAccessibilite: settings.CONFORMITE_ACCESSIBILITE,
  courrielSupport: settings.COURRIEL_SUPPORT,
  telephoneSupport: settings.TELEPHONE_SUPPORT,
})

/** Reference data for the fields of every form, with or without account. */
export const referenceRoutes = (door: Door): void => {
  door.serve(calls.getConstantes, async (_, { db, settings }) => {
    const [journals, courts, reglages] = await Promise.all([journaux(db), tribunaux(db), reglagesEnVigueur({ db, settings })])
    return { ...reglagesPublics(settings, reglages), journaux: journals, tribunaux: courts }
  })
  door.serve(calls.findCommunes, ({ query }, { db }) => findCommunes(db, query))
  door.serve(calls.findCommunesEnum, ({ query }, { db }) => findCommunes(db, { ...query, tribunal: null, horsCompetence: true }))
  door.serve(calls.findPays, ({ query }, { db }) => findPays(db, query.nom ?? ''))
  door.serve(calls.findActivites, (_, { db }) => activites(db))
  door.serve(calls.findNationalites, ({ query }, { db }) => findNationalites(db, query.nom ?? ''))
}
