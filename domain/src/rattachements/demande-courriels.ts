import type { CourrielRedige } from '../core/courriel.ts'
import { formaterJour, jourDeParis } from '../core/jour.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import type { Acceptation } from './demande-decision.ts'
import { textesDemande as mots } from './textes/demande.ts'

interface Decidee {
  denomination: string
  /** Sheet of the association. */
  lien: string
}

/** Sent to the person who asked, when the court accepts (MAIL-07). */
export const courrielAcceptation = ({ denomination, lien, fonction, gestion, depot }: Decidee & Acceptation): CourrielRedige => ({
  sujet: mots.courriel.accepte,
  paragraphes: [
    mots.accepte(denomination),
    mots.courriel.droits(fonction, [...(depot ? [mots.courriel.depot] : []), ...(gestion ? [mots.courriel.gestion] : [])]),
    textesCourriel.voie(mots.courriel.fiche, lien),
  ],
})

/** Sent to the person who asked, when the court refuses (MAIL-07). */
export const courrielRefus = ({
  denomination,
  lien,
  demandeeLe,
  motif,
}: Decidee & { demandeeLe: Date; motif: string }): CourrielRedige => ({
  sujet: mots.courriel.refuse,
  paragraphes: [
    mots.courriel.association(denomination),
    mots.refuse(formaterJour(jourDeParis(demandeeLe)), motif),
    textesCourriel.voie(mots.courriel.fiche, lien),
  ],
})
