import * as z from 'zod/mini'
import { Email } from '../core/coordonnees.ts'
import type { WordedCourriel } from '../core/courriel.ts'
import type { ErreurChamp } from '../core/erreurs.ts'
import { formatJour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { grantedDroits, lienDesUtilisateurs, type Octroi } from './courriels-contestation.ts'
import { champsDroits } from './droits.ts'
import { textesContestationDroits } from './textes/contestation.ts'
import { textesInvitation } from './textes/invitation.ts'
import { textesOctroi as textes } from './textes/octroi.ts'
import { MotifRetrait } from './utilisateurs.ts'

/** Rights that the court gives directly to the account of an address. The person is sent the reason (STAFF-17). */
export const TypedOctroi = z.strictObject({ email: Email, ...champsDroits, motif: MotifRetrait })
export type TypedOctroi = z.output<typeof TypedOctroi>

/** Why no rights can be given to the account of this address. */
export const erreursOctroi = (email: string, { compteActif, rattache }: { compteActif: boolean; rattache: boolean }): ErreurChamp[] => {
  if (!compteActif) return [{ field: 'email', defaultMessage: textes.sansCompte }]
  return rattache ? [{ field: 'email', defaultMessage: textesInvitation.dejaRattachee(email) }] : []
}

/** Sent to a person the court has just attached: their rights, the reason, and how to end them. */
export const courrielOctroiDirect = ({
  denomination,
  numero,
  le,
  motif,
  fiche,
  ...droits
}: Omit<Octroi, 'uuid' | 'personne' | 'par' | 'motif'> & { motif: string }): WordedCourriel => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.accorde(denomination, numero, formatJour(le)),
    ...grantedDroits(droits),
    textesContestationDroits.courriels.motif(motif),
    textes.courriel.inattendu,
    textesCourriel.voie(textes.courriel.fiche, lienDesUtilisateurs(fiche)),
  ],
})
