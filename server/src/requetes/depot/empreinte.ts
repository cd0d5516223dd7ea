import type { Jour } from 'domain/core/jour'
import type { Depot } from 'domain/requetes/depot/depot'
import type { StoredDepot } from 'domain/requetes/depot/read-depot'
import { empreinteJson } from '../../core/canonical.ts'
import type { Spooled } from '../../core/files/spool.ts'

/** Distinguishes two contents under the same key: the hash covers the filing as parsed and its files in order (rule E5). */
export const empreinteDe = (depot: Depot, fichiers: readonly Pick<Spooled, 'sha256' | 'taille'>[], recueLe: Jour | null = null): string =>
  empreinteJson({
    depot: asBefore(depot),
    fichiers: fichiers.map(({ sha256, taille }) => ({ sha256, taille })),
    // For a paper filing, the day of reception is declared too (STAFF-15).
    ...(recueLe !== null && { recueLe }),
  })

/** Drops the parts that a creation leaves empty: content sent before those parts existed keeps the same hash. */
const asBefore = ({ version, renouvellementComite, liquidationAssociation, radiationAssociation, ...depot }: Depot) => ({
  ...depot,
  ...(version !== null && { version }),
  ...(renouvellementComite && { renouvellementComite }),
  ...(liquidationAssociation && { liquidationAssociation }),
  ...(radiationAssociation && { radiationAssociation }),
})

/** Hashes kept by the act of a deposit, recomputed from stored data: SHA-256 of the JSON with its head office, and of each annexe. */
export interface DepotEmpreinte {
  depot: string
  annexes: string[]
}

export const depotEmpreinte = ({ depot, siege }: StoredDepot, annexes: readonly { sha256: string }[]): DepotEmpreinte => ({
  depot: empreinteJson({ depot, siege }),
  annexes: annexes.map(({ sha256 }) => sha256),
})
