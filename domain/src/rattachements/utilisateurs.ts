import * as z from 'zod/mini'
import { Email } from '../core/coordonnees.ts'
import { texteObligatoire } from '../core/texte.ts'
import { champsDroits } from './droits.ts'

/** What may be changed of an attached person, whom their address names (ATTACH-18). */
export const DroitsSaisis = z.strictObject({ email: Email, ...champsDroits })
export type DroitsSaisis = z.output<typeof DroitsSaisis>

/** Why an attachment ends: told to its person, kept in the journal (ATTACH-15). */
export const MotifRetrait = texteObligatoire(500)

interface Usager {
  email: string
  gestion: boolean
}

/** Whether this person alone administers the users: they are warned before they leave or give it up (ATTACH-22). */
export const estDerniereGestion = (usagers: readonly Usager[], email: string): boolean => {
  const gestionnaires = usagers.filter(({ gestion }) => gestion)
  return gestionnaires.length === 1 && gestionnaires[0]?.email === email
}
