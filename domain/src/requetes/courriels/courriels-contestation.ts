import type { CourrielRedige } from '../../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesContestation } from '../textes/contestation.ts'
import { textesCourrielsRequete } from '../textes/courriels.ts'
import { libelleTypeRequete, type TypeRequete } from '../types.ts'

const mots = textesContestation.courriels

/** The address where a person contests a request: its page, with the dialog open. */
export const lienPourContester = (page: string): string => `${page}?contester=oui`

interface Contestee {
  numero: string
  denomination: string
  le: JourCalendaire
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
}: Contestee & { type: TypeRequete; surPapier?: boolean }): CourrielRedige => ({
  sujet: mots.avis(libelleTypeRequete(type), denomination),
  paragraphes: [
    (surPapier ? mots.deposeeSurPapier : mots.deposee)(qui, libelleTypeRequete(type), numero, formaterJour(le)),
    textesCourrielsRequete.association(denomination),
    mots.accord,
    textesCourriel.voie(textesContestation.bouton, lienPourContester(lien)),
    textesCourriel.voie(mots.suivre, lien),
  ],
})

/** Mail to the clerks who examine a filing: it is contested. */
export const courrielContestation = ({ numero, denomination, le, qui, lien, motif }: Contestee & { motif: string }): CourrielRedige => ({
  sujet: mots.greffe(numero),
  paragraphes: [
    mots.contestee(qui, formaterJour(le), numero),
    mots.motif(motif),
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(mots.dossier, lien),
  ],
})

/** Mail to the persons who contested: the court's answer. */
export const courrielLevee = ({ numero, denomination, le, motif, lien }: Omit<Contestee, 'qui'> & { motif: string }): CourrielRedige => ({
  sujet: mots.levee(numero),
  paragraphes: [
    mots.leveeLe(numero, formaterJour(le)),
    mots.motif(motif),
    textesCourrielsRequete.association(denomination),
    textesCourriel.voie(mots.suivre, lien),
  ],
})
