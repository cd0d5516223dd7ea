import type { CourrielRedige } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes-courriel.ts'
import { type EtatAssociation, libelleEtatAssociation } from './etats.ts'
import type { MotifEtat } from './motif-etat.ts'
import { textesAssociation } from './textes.ts'
import { textesCourrielsConformite as textes } from './textes-courriels-conformite.ts'

interface Dite {
  numero: string
  denomination: string
  /** What the court found lacking. */
  texte: string
  /** Where the association is read. */
  fiche: string
}

/** To the attached users: what the court found lacking, what it stops, how to answer. */
export const courrielNonConformite = ({
  numero,
  denomination,
  texte,
  declaree,
  fiche,
}: Dite & { /** Whether the state becomes NONCONFORME by it. */ declaree: boolean }): CourrielRedige => ({
  sujet: textes.relevee.sujet(denomination),
  paragraphes: [
    textes.relevee.fait(denomination, numero),
    textes.texte(texte),
    ...(declaree ? [textes.etat(textesAssociation.etats.NONCONFORME)] : []),
    textes.relevee.effet,
    textes.relevee.suite,
    textesCourriel.voie(textes.voir, fiche),
  ],
})

interface Levee extends Dite {
  motif: string
  /** How many others are not lifted. */
  restantes: number
  /** The state given back; null when it does not change. */
  etat: EtatAssociation | null
  /** The reason that explains the state given back; null when the state says enough. */
  motifEtat: MotifEtat | null
}

/** To the attached users: it is lifted, why, and what is left. */
export const courrielLevee = ({ numero, denomination, texte, motif, restantes, etat, motifEtat, fiche }: Levee): CourrielRedige => ({
  sujet: textes.levee.sujet(denomination),
  paragraphes: [
    textes.levee.fait(denomination, numero),
    textes.texte(texte),
    textes.levee.motif(motif),
    ...(etat === null ? [] : [textes.etat(libelleEtatAssociation(etat, motifEtat))]),
    restantes === 0 ? textes.levee.aucune : textes.levee.restantes(restantes),
    textesCourriel.voie(textes.voir, fiche),
  ],
})
