import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { limiteInvitation } from './invitation.ts'
import { textesCourrielsInvitation as mots } from './textes-courriels-invitation.ts'

interface Proposition {
  /** Who invites. */
  identite: string
  email: string
  gestion: boolean
  depot: boolean
  fin: JourCalendaire | null
  envoyeeLe: Date
}

interface Proposee {
  denomination: string
  /** Page where it is answered, once signed in with this address. */
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

/** An invitation, and the same sent again (MAIL-04): who proposes what, until when one may answer, and what to do without an account. */
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

/** Invitations to several associations, sent in one gesture: each is answered by itself (docs/decisions/0070). */
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
