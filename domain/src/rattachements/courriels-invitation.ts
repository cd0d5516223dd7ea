import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { limiteInvitation } from './invitation.ts'
import { textesCourrielsInvitation as mots } from './textes-courriels-invitation.ts'

interface Invitation {
  denomination: string
  /** Who invites. */
  identite: string
  email: string
  gestion: boolean
  depot: boolean
  fin: JourCalendaire | null
  envoyeeLe: Date
  /** Page where it is answered, once signed in with this address. */
  lien: string
}

/** An invitation, and the same sent again (MAIL-04): who proposes what, until when one may answer, and what to do without an account. */
export const courrielInvitation = ({ denomination, identite, email, fin, envoyeeLe, lien, ...droits }: Invitation): CourrielRedige => {
  const enMots = droitsEnMots(droits)
  return {
    sujet: mots.sujetInvitation(denomination),
    paragraphes: [
      mots.propose(identite),
      mots.association(denomination),
      [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formaterJour(fin))] : [])].join(' '),
      textesCourriel.voie(mots.repondre, lien),
      mots.limite(formaterJour(limiteInvitation(envoyeeLe))),
      mots.sansCompte(email),
      mots.inattendue,
    ],
  }
}

interface Retrait {
  denomination: string
  numero: string
  /** Who removed it. */
  identite: string
  motif: string
  tribunal: string
  lien: string
}

/** Somebody else has ended an attachment: its person learns who, why, and where to turn (SRV-42, ATTACH-17). */
export const courrielRetrait = ({ denomination, numero, identite, motif, tribunal, lien }: Retrait): CourrielRedige => ({
  sujet: mots.sujetRetrait(denomination),
  paragraphes: [
    mots.retirePar(identite, denomination, numero),
    mots.motif(motif),
    mots.contester(tribunal),
    textesCourriel.voie(mots.fiche, lien),
  ],
})
