import type { WordedCourriel } from '../core/courriel.ts'
import { formatJour, type Jour } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { textesContestationDroits } from './textes/contestation.ts'

const mots = textesContestationDroits.courriels

/** URL of the tab of the sheet that lists the users. */
export const lienDesUtilisateurs = (fiche: string): string => `${fiche}?onglet=utilisateurs`

interface Rattachement {
  denomination: string
  le: Jour
  /** First name and last name of the person attached. */
  personne: string
}

interface GrantedDroits {
  fonction: string
  gestion: boolean
  depot: boolean
  fin: Jour | null
}

export interface Octroi extends Rattachement, GrantedDroits {
  numero: string
  /** Id of the attachment. */
  uuid: string
  /** The person who gave the rights. */
  par: string
  motif: string | null
  fiche: string
}

/** The rights of an attachment, one line each. */
export const grantedDroits = ({ fonction, fin, ...droits }: GrantedDroits): string[] => {
  const enMots = droitsEnMots(droits)
  return [
    mots.fonction(fonction),
    [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formatJour(fin))] : [])].join(' '),
  ]
}

/** A new attachment, announced to the other attached users: which rights, who gave them, and how to contest. */
export const courrielOctroi = ({ denomination, numero, uuid, le, personne, par, motif, fiche, ...droits }: Octroi): WordedCourriel => ({
  sujet: mots.octroi(denomination),
  paragraphes: [
    mots.accorde(personne, denomination, numero, formatJour(le)),
    ...grantedDroits(droits),
    mots.par(par),
    ...(motif === null ? [] : [mots.motif(motif)]),
    mots.accord,
    textesCourriel.voie(textesContestationDroits.bouton, `${lienDesUtilisateurs(fiche)}&contester=${uuid}`),
    textesCourriel.voie(mots.personnes, lienDesUtilisateurs(fiche)),
  ],
})

interface ChallengedItem extends Rattachement {
  numero: string
  /** The person who contests. */
  qui: string
  motif: string
  fiche: string
}

/** Contested rights, announced to the clerks of the court. */
export const courrielContestationDroits = ({ denomination, numero, le, personne, qui, motif, fiche }: ChallengedItem): WordedCourriel => ({
  sujet: mots.greffe(denomination),
  paragraphes: [
    mots.contestee(qui, formatJour(le), personne, denomination, numero),
    mots.motif(motif),
    textesCourriel.voie(mots.examiner, lienDesUtilisateurs(fiche)),
  ],
})

/** The court's answer, sent to the person who contested. */
export const courrielLeveeDroits = ({
  denomination,
  le,
  personne,
  motif,
  fiche,
}: Rattachement & { motif: string; fiche: string }): WordedCourriel => ({
  sujet: mots.levee(denomination),
  paragraphes: [
    mots.leveeLe(personne, denomination, formatJour(le)),
    mots.motif(motif),
    textesCourriel.voie(mots.personnes, lienDesUtilisateurs(fiche)),
  ],
})

/** The contested rights have ended: no answer is needed any more. */
export const courrielChallengedFin = ({ denomination, le, personne }: Rattachement): WordedCourriel => ({
  sujet: mots.finie(denomination),
  paragraphes: [mots.finLe(personne, denomination, formatJour(le))],
})
