import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { textesContestationDroits } from './textes/contestation.ts'

const mots = textesContestationDroits.courriels

/** URL of the tab of the sheet that lists the users. */
export const lienDesUtilisateurs = (fiche: string): string => `${fiche}?onglet=utilisateurs`

interface Rattachement {
  denomination: string
  le: JourCalendaire
  /** First name and last name of the person attached. */
  personne: string
}

interface DroitsAccordes {
  fonction: string
  gestion: boolean
  depot: boolean
  fin: JourCalendaire | null
}

export interface Octroi extends Rattachement, DroitsAccordes {
  numero: string
  /** Id of the attachment. */
  uuid: string
  /** The person who gave the rights. */
  par: string
  motif: string | null
  fiche: string
}

/** The rights of an attachment, one line each. */
export const droitsAccordes = ({ fonction, fin, ...droits }: DroitsAccordes): string[] => {
  const enMots = droitsEnMots(droits)
  return [
    mots.fonction(fonction),
    [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formaterJour(fin))] : [])].join(' '),
  ]
}

/** A new attachment, announced to the other attached users: which rights, who gave them, and how to contest. */
export const courrielOctroi = ({ denomination, numero, uuid, le, personne, par, motif, fiche, ...droits }: Octroi): CourrielRedige => ({
  sujet: mots.octroi(denomination),
  paragraphes: [
    mots.accorde(personne, denomination, numero, formaterJour(le)),
    ...droitsAccordes(droits),
    mots.par(par),
    ...(motif === null ? [] : [mots.motif(motif)]),
    mots.accord,
    textesCourriel.voie(textesContestationDroits.bouton, `${lienDesUtilisateurs(fiche)}&contester=${uuid}`),
    textesCourriel.voie(mots.personnes, lienDesUtilisateurs(fiche)),
  ],
})

interface Contestee extends Rattachement {
  numero: string
  /** The person who contests. */
  qui: string
  motif: string
  fiche: string
}

/** Contested rights, announced to the clerks of the court. */
export const courrielContestationDroits = ({ denomination, numero, le, personne, qui, motif, fiche }: Contestee): CourrielRedige => ({
  sujet: mots.greffe(denomination),
  paragraphes: [
    mots.contestee(qui, formaterJour(le), personne, denomination, numero),
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
}: Rattachement & { motif: string; fiche: string }): CourrielRedige => ({
  sujet: mots.levee(denomination),
  paragraphes: [
    mots.leveeLe(personne, denomination, formaterJour(le)),
    mots.motif(motif),
    textesCourriel.voie(mots.personnes, lienDesUtilisateurs(fiche)),
  ],
})

/** The contested rights have ended: no answer is needed any more. */
export const courrielFinContestee = ({ denomination, le, personne }: Rattachement): CourrielRedige => ({
  sujet: mots.finie(denomination),
  paragraphes: [mots.finLe(personne, denomination, formaterJour(le))],
})
