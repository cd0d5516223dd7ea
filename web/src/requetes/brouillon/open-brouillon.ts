/** The content of a draft: the values of the form, and the step the person is at. */
export interface EnSaisie<S> {
  saisie: S
  etape: string | null
  /** Index of the furthest step reached (FORM-01). */
  atteinte: number
}

/** The instant a draft was saved, and the last day it is kept. */
export interface Sauvegarde {
  enregistreLe: string
  conserveJusquAu: string
}

/** A draft as a window holds it. It survives an expired session or a reload, with the values not yet saved to the server. */
export interface OpenBrouillon<S> extends EnSaisie<S> {
  id: string
  /** The last revision this window read or wrote; 0 before the first saving. */
  revision: number
  /** The id of this window. The server accepts any saving from the window that saved last, whatever its revision. */
  ecrivain: string
  sauvegarde: Sauvegarde | null
  /** True when the server holds exactly what is in the form. */
  garde: boolean
}
