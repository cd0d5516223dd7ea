import type { ValeursPage } from 'domain/app/remplir'
import { tribunauxEnTableau } from 'domain/app/tribunaux-en-tableau'
import { textesPages } from 'domain/app/textes-pages'
import { formaterTaille } from 'domain/core/taille'
import type { Office } from '../../core/door.ts'
import { tribunaux } from '../../core/reference/sql.ts'

/** What the names between braces of a page stand for. */
export const valeursDesPages = async ({ db, settings }: Pick<Office, 'db' | 'settings'>): Promise<ValeursPage> => ({
  courriel: settings.COURRIEL_SUPPORT,
  // In one piece at the end of a line.
  telephone: settings.TELEPHONE_SUPPORT.replaceAll(' ', '\u00A0'),
  site: settings.baseUrl,
  conformite: textesPages.conformite[settings.CONFORMITE_ACCESSIBILITE],
  tailleFichierMax: formaterTaille(settings.TAILLE_FICHIER_MAX),
  tailleMax: formaterTaille(settings.TAILLE_MAX),
  tribunaux: tribunauxEnTableau(await tribunaux(db)),
})
