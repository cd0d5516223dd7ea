import type { Version } from 'domain/association/version'
import type { Demarche, Identifiants } from 'domain/requetes/demarches/definition'
import { findDemarche } from 'domain/requetes/demarches/demarches'
import { rebaser } from 'domain/requetes/demarches/rebaser'
import { findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { RequeteDuRessort } from '../procedure/sql.ts'

/** The filing it comes from: no act of the court is done on what cannot be filed. */
export const demarcheDe = ({ numero, type }: Pick<RequeteDuRessort, 'numero' | 'type'>): Demarche => {
  const demarche = findDemarche(type)
  if (!demarche) throw new Error(`${numero} comes from no filing`)
  return demarche
}

/** What the register said of an association when a request was filed on it, and says now. */
export const versionsDeRequete = async (db: Db, association: string, base: number | null) => {
  const derniere = await findVersion(db, association)
  if (!derniere) throw new Error(`${association} has no version`)
  const vue = base === null ? derniere : await findVersion(db, association, base)
  return { vue: vue ?? derniere, derniere }
}

type Versions = Awaited<ReturnType<typeof versionsDeRequete>>

/** The version a request asks for: what its declarant left as it was follows the register; null of a creation. */
export const versionDemandee = (
  requete: Pick<RequeteDuRessort, 'numero' | 'type' | 'depot'>,
  versions: Versions | null,
  identifiants: Identifiants,
): Version => {
  const { depot } = requete
  const avant = versions?.derniere.contenu ?? null
  return demarcheDe(requete).version(
    versions ? rebaser(depot, versions.vue.contenu, versions.derniere.contenu) : depot,
    avant,
    identifiants,
  )
}
