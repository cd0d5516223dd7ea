import type { RubriqueChangee } from '../../association/differences.ts'
import type { CourrielRedige } from '../../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes-courriel.ts'
import { textesRectification as textes } from './textes-rectification.ts'

/** What a rectification changed, before and after, as the journal of the court keeps it (STAFF-29). */
export const differencesEnLignes = (rubriques: readonly RubriqueChangee[]): string =>
  rubriques
    .flatMap(({ titre, differences }) =>
      differences.map(({ label, ancien, nouveau }) => textes.ligne(titre, label, ancien ?? textes.rien, nouveau ?? textes.rien)),
    )
    .join('\n')

interface Rectifiee {
  numero: string
  denomination: string
  le: JourCalendaire
  /** As the attached users read them: what is the court's only is not there (MEMB-24). */
  rubriques: readonly RubriqueChangee[]
  motif: string
  fiche: string
}

/** Told to whoever is attached: the values before and after, as they may read them, and how to object (CPC annex art. 29). */
export const courrielRectification = ({ numero, denomination, le, rubriques, motif, fiche }: Rectifiee): CourrielRedige => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.fait(denomination, numero, formaterJour(le)),
    rubriques.length === 0 ? textes.courriel.reserve : [textes.courriel.change, differencesEnLignes(rubriques)].join('\n'),
    textes.courriel.motif(motif),
    textesCourriel.voie(textes.courriel.voir, fiche),
    textes.courriel.objection,
  ],
})
