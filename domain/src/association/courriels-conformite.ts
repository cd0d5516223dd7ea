import type { WordedCourriel } from '../core/courriel.ts'
import { textesCourriel } from '../core/textes/courriel.ts'
import { type EtatAssociation, libelleEtatAssociation } from './etats.ts'
import type { MotifEtat } from './motif-etat.ts'
import { textesAssociation } from './textes/common.ts'
import { textesCourrielsConformite as textes } from './textes/courriels-conformite.ts'

interface Facts {
  numero: string
  denomination: string
  /** The non-conformity, as the court worded it. */
  texte: string
  /** Address of the association's sheet. */
  fiche: string
}

/** Mail to the attached users: the non-conformity found, its effect, how to answer. */
export const courrielNonConformite = ({
  numero,
  denomination,
  texte,
  declaree,
  fiche,
}: Facts & { /** Whether the state becomes NONCONFORME by it. */ declaree: boolean }): WordedCourriel => ({
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

interface Levee extends Facts {
  motif: string
  /** Number of other non-conformities not lifted yet. */
  restantes: number
  /** The state restored; null when the state does not change. */
  etat: EtatAssociation | null
  /** The reason of the restored state; null when the state says enough. */
  motifEtat: MotifEtat | null
}

/** Mail to the attached users: the non-conformity is lifted, why, and how many remain. */
export const courrielLevee = ({ numero, denomination, texte, motif, restantes, etat, motifEtat, fiche }: Levee): WordedCourriel => ({
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
