/** A form being typed, and where the person is in it: what a draft holds. */
export interface EnSaisie<S> {
  saisie: S
  etape: string | null
  /** Rank of the furthest step reached (FORM-01). */
  atteinte: number
}

/** When a draft was saved, and the last day it is kept. */
export interface Sauvegarde {
  enregistreLe: string
  conserveJusquAu: string
}

/** A draft as its window holds it; an expired session or a reload keeps it too, with what was not saved yet. */
export interface BrouillonOuvert<S> extends EnSaisie<S> {
  id: string
  /** The revision this window has read or written; 0 before the first. */
  revision: number
  /** This window, which may always save after itself. */
  ecrivain: string
  sauvegarde: Sauvegarde | null
  /** What the server holds is what is in the form. */
  garde: boolean
}
