import type { StoredDecision } from 'domain/requetes/ex-officio/decision-en-vigueur'
import '../../association/tables.ts'
import { inRessort } from '../../compte/ressort.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'

/** The versions of an association, latest first, each with its state and the decision or the absorption it records, if any. */
export const decidedVersions = async (db: Db, numero: string) => {
  const versions = await db
    .selectFrom('version')
    .select(['ordre', 'etat', 'details'])
    .where('association', '=', numero)
    .orderBy('ordre', 'desc')
    .execute()
  return versions.map(({ ordre, etat, details }) => ({
    ordre,
    etat,
    decision: (details?.office?.decision ?? null) as StoredDecision | null,
    absorbante: details?.absorption?.numero ?? null,
  }))
}

/** The mergers that an association records, and those it corrects, latest first. */
export const versionsDeFusion = async (db: Db, numero: string) => {
  const versions = await db
    .selectFrom('version')
    .select(['ordre', 'details'])
    .where('association', '=', numero)
    .orderBy('ordre', 'desc')
    .execute()
  return versions.map(({ ordre, details }) => ({
    ordre,
    fusionnees: details?.fusionnees?.numeros ?? null,
    corrigee: details?.fusionCorrigee?.ordre ?? null,
  }))
}

/** Returns, among these numbers, those of associations kept by a court of the clerk. */
export const ressortAssociations = async (db: Db, agent: Personne, numeros: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('association')
      .select('numero')
      .where('numero', 'in', [...numeros])
      .where(inRessort(agent, 'association.tribunal'))
      .execute()
  ).map(({ numero }) => numero)
