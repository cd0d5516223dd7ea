/** How much was checked. Each mismatch is a sentence of its own. */
export interface Bilan {
  /** Objects of the schema: tables, columns, functions, triggers. */
  objets: number
  lignes: number
  depots: number
  /** Deposits older than the hash in their act: they are read, but can no longer be compared. */
  nonCouverts: number
  /** Files whose bytes were removed, as an act says. */
  purgees: number
  versions: number
  fichiers: number
  ecarts: number
}
