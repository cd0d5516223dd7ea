import type { Version } from 'domain/association/version'
import type { Demarche, Identifiants } from 'domain/requetes/demarches/definition'
import { findDemarche } from 'domain/requetes/demarches/demarches'
import { rebase } from 'domain/requetes/demarches/rebase'
import { findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { RessortRequete } from '../../requetes/procedure/sql.ts'

/** Returns the kind of filing a request comes from. Throws for a type that cannot be filed. */
export const demarcheDe = ({ numero, type }: Pick<RessortRequete, 'numero' | 'type'>): Demarche => {
  const demarche = findDemarche(type)
  if (!demarche) throw new Error(`${numero} comes from no filing`)
  return demarche
}

/** Returns what the register said of an association when a request was filed on it, and what it says now. */
export const versionsDeRequete = async (db: Db, association: string, base: number | null) => {
  const derniere = await findVersion(db, association)
  if (!derniere) throw new Error(`${association} has no version`)
  const vue = base === null ? derniere : await findVersion(db, association, base)
  return { vue: vue ?? derniere, derniere }
}

type Versions = Awaited<ReturnType<typeof versionsDeRequete>>

/**
 * Returns the version that a request asks for. Fields that the declarant left unchanged follow the register. `versions` is null for a
 * creation.
 */
export const requestedVersion = (
  requete: Pick<RessortRequete, 'numero' | 'type' | 'depot'>,
  versions: Versions | null,
  identifiants: Identifiants,
): Version => {
  const { depot } = requete
  const avant = versions?.derniere.contenu ?? null
  return demarcheDe(requete).version(versions ? rebase(depot, versions.vue.contenu, versions.derniere.contenu) : depot, avant, identifiants)
}
