import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesContestation } from '../textes/contestation.ts'
import { textesCourrielsRequete } from '../textes/courriels.ts'
import { libelleTypeRequete, type TypeRequete } from '../types.ts'

const mots = textesContestation.courriels

/** The address where a person contests a request: its page, with the dialog open. */
export const lienToChallenge = (page: string): string => `${page}?contester=oui`

interface ChallengedItem {
  numero: string
  denomination: string
  le: Jour
  /** First name and name of the person who filed, or who contests. */
  qui: string
  /** Page of the request, for the reader of the mail. */
  lien: string
}

/** Mail to the other persons attached to the association: somebody filed on it (MAIL-07, contest). */
export const courrielAvis = ({
  numero,
  denomination,
  le,
  qui,
  lien,
  type,
  surPapier = false,
}: ChallengedItem & { type: TypeRequete; surPapier?: boolean }): WordedCourriel => ({
  sujet: mots.avis(libelleTypeRequete(type), denomination),
  paragraphes: [
    (surPapier ? mots.deposeeSurPapier : mots.deposee)(qui, libelleTypeRequete(type), numero, formatJour(le)),
    textesCourrielsRequete.association(denomination),
    mots.accord,
    textesCourriel.voie(textesContestation.bouton, lienToChallenge(lien)),
    textesCourriel.voie(mots.suivre, lien),
  ],
})

/** Mail to the clerks who examine a filing: it is contested. */
export const courrielContestation = ({
  numero,
  denomination,
  le,
  qui,
  lien,
  motif,
}: ChallengedItem & { motif: string }): WordedCourriel => ({
  sujet: mots.greffe(numero),
  paragraphes: [
    mots.contestee(qui, formatJour(le), numero),
    mots.motif(motif),
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(mots.dossier, lien),
  ],
})

/** Mail to the persons who contested: the court's answer. */
export const courrielLevee = ({
  numero,
  denomination,
  le,
  motif,
  lien,
}: Omit<ChallengedItem, 'qui'> & { motif: string }): WordedCourriel => ({
  sujet: mots.levee(numero),
  paragraphes: [
    mots.leveeLe(numero, formatJour(le)),
    mots.motif(motif),
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})
