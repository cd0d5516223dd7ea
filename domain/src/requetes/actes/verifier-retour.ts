import type { ErreurChamp } from '../../core/erreurs.ts'
import type { JourCalendaire } from '../../core/jour.ts'
import { textesDesActes } from './textes.ts'

/** The day a reply is asked for leaves the declarant one day at least. */
export const verifierDateRetour = (dateRetour: JourCalendaire, aujourdhui: JourCalendaire): ErreurChamp[] =>
  dateRetour > aujourdhui ? [] : [{ field: 'dateRetour', defaultMessage: textesDesActes.DEMANDE.retourPasse }]
