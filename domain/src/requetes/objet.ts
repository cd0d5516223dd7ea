import type { SousTypeRequete, TypeRequete } from './types.ts'

/** What a request asks, and what of the association it touches: its path depends on both. */
export interface Objet {
  type: TypeRequete
  sousTypes: readonly SousTypeRequete[]
  /** Version of the association it was made on; null of a creation. */
  base: number | null
}
