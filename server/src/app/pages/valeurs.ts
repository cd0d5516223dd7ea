import { enListe } from 'domain/core/en-liste'
import type { ValeursPage } from 'domain/app/interpolate'
import { tribunauxEnTableau } from 'domain/app/tribunaux-en-tableau'
import { textesPages } from 'domain/app/textes/pages'
import { mimesDe, nomsDesFormats } from 'domain/core/reglages'
import { formatTaille } from 'domain/core/taille'
import type { Office } from '../../core/door.ts'
import { tribunaux } from '../../core/reference/sql.ts'
import { reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'

/** Values of the names between braces in a page. */
export const valeursDesPages = async ({ db, settings }: Pick<Office, 'db' | 'settings'>): Promise<ValeursPage> => {
  const [reglages, courts] = await Promise.all([reglagesEnVigueur({ db, settings }), tribunaux(db)])
  return {
    courriel: settings.COURRIEL_SUPPORT,
    // No line break inside the number.
    telephone: settings.TELEPHONE_SUPPORT.replaceAll(' ', '\u00A0'),
    site: settings.baseUrl,
    conformite: textesPages.conformite[settings.CONFORMITE_ACCESSIBILITE],
    tailleFichierMax: formatTaille(reglages.tailleFichierMax),
    tailleMax: formatTaille(reglages.tailleMax),
    formats: enListe(nomsDesFormats(mimesDe(reglages.formats))),
    tribunaux: tribunauxEnTableau(courts),
  }
}
