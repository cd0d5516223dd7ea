/** How much was looked at; what is wrong is said one sentence at a time. */
export interface Bilan {
  /** Objects of the schema: tables, columns, functions, triggers. */
  objets: number
  lignes: number
  depots: number
  /** Deposits older than the imprint of their act: they are read, and can no more be compared. */
  nonCouverts: number
  /** Files whose bytes were removed, as an act says. */
  purgees: number
  versions: number
  fichiers: number
  ecarts: number
}
