import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../core/jour.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { droitsEnMots } from './droits-en-mots.ts'
import { textesContestationDroits } from './textes-contestation.ts'

const mots = textesContestationDroits.courriels

/** The tab of the sheet where the users are. */
export const lienDesUtilisateurs = (fiche: string): string => `${fiche}?onglet=utilisateurs`

interface Rattachement {
  denomination: string
  le: JourCalendaire
  /** First name and name of the person attached. */
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
  /** Who gave the rights. */
  par: string
  motif: string | null
  fiche: string
}

/** What an attachment gives, line by line. */
export const droitsAccordes = ({ fonction, fin, ...droits }: DroitsAccordes): string[] => {
  const enMots = droitsEnMots(droits)
  return [
    mots.fonction(fonction),
    [enMots.length > 0 ? mots.droits(enMots) : mots.consultation, ...(fin ? [mots.fin(formaterJour(fin))] : [])].join(' '),
  ]
}

/** An attachment granted, told to the others attached: who has which rights, who gave them, and how to contest. */
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
  /** Who contests. */
  qui: string
  motif: string
  fiche: string
}

/** Rights contested, told to the clerks of the court. */
export const courrielContestationDroits = ({ denomination, numero, le, personne, qui, motif, fiche }: Contestee): CourrielRedige => ({
  sujet: mots.greffe(denomination),
  paragraphes: [
    mots.contestee(qui, formaterJour(le), personne, denomination, numero),
    mots.motif(motif),
    textesCourriel.voie(mots.examiner, lienDesUtilisateurs(fiche)),
  ],
})

/** What the court answered, told to who contested. */
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

/** Contested rights that ended: nothing is left to answer. */
export const courrielFinContestee = ({ denomination, le, personne }: Rattachement): CourrielRedige => ({
  sujet: mots.finie(denomination),
  paragraphes: [mots.finLe(personne, denomination, formaterJour(le))],
})
