/** Authorities that the access token may carry. */
export type Authority = 'USAGER' | 'GREFFE' | 'JUGE' | 'ADMINISTRATION'

/** The person behind a call, read from the database at each call. */
export interface Personne {
  /** The sign-in this call belongs to. */
  session: string
  uuid: string
  email: string
  civilite: 'M' | 'MME'
  nom: string
  prenom: string
  authorities: readonly Authority[]
  /** Courts of a clerk or of a judge; empty for everybody else. */
  tribunaux: readonly string[]
  /** Today in Paris at the time of the call. Rights that end by themselves are compared with it. */
  aujourdhui: string
}
