import * as z from 'zod/mini'
import { Email } from '../core/coordonnees.ts'
import { requiredLigne } from '../core/texte.ts'
import { champsDroits } from './droits.ts'

/** The rights to give an attached person, identified by their address (ATTACH-18). */
export const TypedDroits = z.strictObject({ email: Email, ...champsDroits })
export type TypedDroits = z.output<typeof TypedDroits>

/** Why an attachment ends. Sent to its person and kept in the journal (ATTACH-15). */
export const MotifRetrait = requiredLigne(500)

interface Usager {
  email: string
  gestion: boolean
}

/** Whether this person is the only one with `gestion`. They are warned before they leave or give it up (ATTACH-22). */
export const isLastGestion = (usagers: readonly Usager[], email: string): boolean => {
  const gestionnaires = usagers.filter(({ gestion }) => gestion)
  return gestionnaires.length === 1 && gestionnaires[0]?.email === email
}
