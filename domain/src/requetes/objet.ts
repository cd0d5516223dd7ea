import type { SousTypeRequete, TypeRequete } from './types.ts'

/** The kind of a request and what it changes in the association. Both decide its procedure. */
export interface Objet {
  type: TypeRequete
  sousTypes: readonly SousTypeRequete[]
  /** Version of the association on which it was made; null for a creation. */
  base: number | null
}
