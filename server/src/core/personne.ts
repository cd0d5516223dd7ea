/** A role of the caller, as the access token carries it (design §4). */
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
  /** The day it is in Paris when they call: what ends by itself is over by reading it. */
  aujourdhui: string
}
