import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
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
  fin: JourCalendaire | null
  envoyeeLe: Date
}

interface Proposee {
  denomination: string
  /** Page where the invitation is answered, after signing in with this address. */
  lien: string
}

const droitsDits = ({ fin, ...droits }: Pick<Proposition, 'fin' | 'gestion' | 'depot'>): string => {
  const enMots = droitsEnMots(droits)
  return [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formaterJour(fin))] : [])].join(' ')
}

const suite = ({ email, envoyeeLe }: Pick<Proposition, 'email' | 'envoyeeLe'>, duree: (jour: string) => string): string[] => [
  duree(formaterJour(limiteInvitation(envoyeeLe))),
  mots.sansCompte(email),
  mots.inattendue,
]

/** An invitation, first sent or resent (MAIL-04): who offers what, the last day to answer, and what to do without an account. */
export const courrielInvitation = ({ denomination, lien, ...proposition }: Proposition & Proposee): CourrielRedige => ({
  sujet: mots.sujetInvitation(denomination),
  paragraphes: [
    mots.propose(proposition.identite),
    mots.association(denomination),
    droitsDits(proposition),
    textesCourriel.voie(mots.repondre, lien),
    ...suite(proposition, mots.limite),
  ],
})

/** Invitations to several associations, sent together: each is answered separately (docs/decisions/0070). */
export const courrielInvitations = (proposition: Proposition, associations: readonly Proposee[]): CourrielRedige => ({
  sujet: mots.sujetInvitations(associations.length),
  paragraphes: [
    mots.proposePlusieurs(proposition.identite, associations.length),
    droitsDits(proposition),
    mots.repondreAChacune,
    ...associations.map(({ denomination, lien }) => textesCourriel.voie(denomination, lien)),
    ...suite(proposition, mots.limitePlusieurs),
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
export const courrielRetrait = ({ denomination, numero, identite, motif, tribunal, lien }: Retrait): CourrielRedige => ({
  sujet: mots.sujetRetrait(denomination),
  paragraphes: [
    mots.retirePar(identite, denomination, numero),
    mots.motif(motif),
    mots.contester(tribunal),
    textesCourriel.voie(mots.fiche, lien),
  ],
})
