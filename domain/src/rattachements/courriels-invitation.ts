import type { WordedCourriel } from '../core/courriel.ts'
import { formatJour, type Jour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { limiteInvitation } from './invitation.ts'
import { textesCourrielsInvitation as mots } from './textes/courriels-invitation.ts'

interface Proposition {
  /** The person who invites. */
  identite: string
  email: string
  gestion: boolean
  depot: boolean
  fin: Jour | null
  envoyeeLe: Date
}

interface InvitationOffer {
  denomination: string
  /** Page where the invitation is answered, after signing in with this address. */
  lien: string
}

const droitsPhrase = ({ fin, ...droits }: Pick<Proposition, 'fin' | 'gestion' | 'depot'>): string => {
  const enMots = droitsEnMots(droits)
  return [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formatJour(fin))] : [])].join(' ')
}

const followUp = ({ email, envoyeeLe }: Pick<Proposition, 'email' | 'envoyeeLe'>, duree: (jour: string) => string): string[] => [
  duree(formatJour(limiteInvitation(envoyeeLe))),
  mots.sansCompte(email),
  mots.inattendue,
]

/** An invitation, first sent or resent (MAIL-04): who offers what, the last day to answer, and what to do without an account. */
export const courrielInvitation = ({ denomination, lien, ...proposition }: Proposition & InvitationOffer): WordedCourriel => ({
  sujet: mots.sujetInvitation(denomination),
  paragraphes: [
    mots.propose(proposition.identite),
    mots.association(denomination),
    droitsPhrase(proposition),
    textesCourriel.voie(mots.repondre, lien),
    ...followUp(proposition, mots.limite),
  ],
})

/** Invitations to several associations, sent together: each is answered separately (docs/decisions/0070). */
export const courrielInvitations = (proposition: Proposition, associations: readonly InvitationOffer[]): WordedCourriel => ({
  sujet: mots.sujetInvitations(associations.length),
  paragraphes: [
    mots.proposePlusieurs(proposition.identite, associations.length),
    droitsPhrase(proposition),
    mots.repondreAChacune,
    ...associations.map(({ denomination, lien }) => textesCourriel.voie(denomination, lien)),
    ...followUp(proposition, mots.limitePlusieurs),
  ],
})

interface Retrait {
  denomination: string
  numero: string
  /** The person who removed it. */
  identite: string
  motif: string
  tribunal: string
  lien: string
}

/** Tells a person that somebody else ended their attachment: who did it, why, and which court can help (SRV-42, ATTACH-17). */
export const courrielRetrait = ({ denomination, numero, identite, motif, tribunal, lien }: Retrait): WordedCourriel => ({
  sujet: mots.sujetRetrait(denomination),
  paragraphes: [
    mots.retirePar(identite, denomination, numero),
    mots.motif(motif),
    mots.contester(tribunal),
    textesCourriel.voie(mots.fiche, lien),
  ],
})
