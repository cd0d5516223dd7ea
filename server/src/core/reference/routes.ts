import * as calls from 'contract/core/reference'
import { limitesParDefaut } from 'domain/core/fichier'
import type { Door } from '../door.ts'
import type { Settings } from '../settings.ts'
import { findCommunes, findNationalites, findPays, journaux, tribunaux } from './sql.ts'

/** The settings every page shows or obeys. */
export const reglagesPublics = (settings: Settings) => ({
  mimeAcceptes: [...limitesParDefaut.mimeAcceptes],
  tailleMax: settings.TAILLE_MAX,
  tailleFichierMax: settings.TAILLE_FICHIER_MAX,
  tailleRattachementMax: settings.TAILLE_RATTACHEMENT_MAX,
  environnement: settings.ENVIRONNEMENT,
  demonstration: settings.demonstration ? (settings.local ? ('locale' as const) : ('publique' as const)) : ('non' as const),
  lienCGU: settings.LIEN_CGU,
  lienFAQ: settings.LIEN_FAQ,
  conformiteAccessibilite: settings.CONFORMITE_ACCESSIBILITE,
  courrielSupport: settings.COURRIEL_SUPPORT,
  telephoneSupport: settings.TELEPHONE_SUPPORT,
})

/** Reference data for the fields of every form, with or without account. */
export const referenceRoutes = (door: Door): void => {
  door.serve(calls.getConstantes, async (_, { db, settings }) => {
    const [journals, courts] = await Promise.all([journaux(db), tribunaux(db)])
    return { ...reglagesPublics(settings), journaux: journals, tribunaux: courts }
  })
  door.serve(calls.findCommunes, ({ query }, { db }) => findCommunes(db, query))
  door.serve(calls.findCommunesEnum, ({ query }, { db }) => findCommunes(db, { ...query, tribunal: null, horsCompetence: true }))
  door.serve(calls.findPays, ({ query }, { db }) => findPays(db, query.nom ?? ''))
  door.serve(calls.findNationalites, ({ query }, { db }) => findNationalites(db, query.nom ?? ''))
}
