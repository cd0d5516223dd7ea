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
  rubriques: readonly RubriqueChangee[]
  motif: string
  fiche: string
}

/** Told to whoever is attached: what was touched, not its content, which may be the court's only (MEMB-24), and how to object (annex, art. 29). */
export const courrielRectification = ({ numero, denomination, le, rubriques, motif, fiche }: Rectifiee): CourrielRedige => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel.fait(denomination, numero, formaterJour(le)),
    textes.courriel.change(rubriques.map(({ titre }) => titre)),
    textes.courriel.motif(motif),
    textesCourriel.voie(textes.courriel.voir, fiche),
    textes.courriel.objection,
  ],
})
