import type { ChangedRubrique } from '../../association/differences.ts'
import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesRectification as textes } from '../textes/rectification.ts'

/** The changes of a rectification, before and after, as the journal of the court stores them (STAFF-29). */
export const differencesEnLignes = (rubriques: readonly ChangedRubrique[]): string =>
  rubriques
    .flatMap(({ titre, differences }) =>
      differences.map(({ label, ancien, nouveau }) => textes.ligne(titre, label, ancien ?? textes.rien, nouveau ?? textes.rien)),
    )
    .join('\n')

interface RectificationFacts {
  numero: string
  denomination: string
  le: Jour
  /** The changes that attached users may read, without the court's own data (MEMB-24). */
  rubriques: readonly ChangedRubrique[]
  motif: string
  fiche: string
}

/** Mail to the attached persons: the values before and after that they may read, and how to object (CPC annex art. 29). */
export const courrielRectification = ({ numero, denomination, le, rubriques, motif, fiche }: RectificationFacts): WordedCourriel => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.fait(denomination, numero, formatJour(le)),
    rubriques.length === 0 ? textes.courriel.reserve : [textes.courriel.change, differencesEnLignes(rubriques)].join('\n'),
    textes.courriel.motif(motif),
    textesCourriel.voie(textes.courriel.voir, fiche),
    textes.courriel.objection,
  ],
})
