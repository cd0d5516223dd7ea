import { addSemaines } from 'domain/core/jour'
import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import { libelleSousTypeRequete } from 'domain/requetes/types'
import { textesCorrectionPhrases } from 'domain/requetes/textes/correction-phrases'
import type { DonneesOrdonnance } from '../inscription/ordonnance-pdf.ts'
import type { DonneesRejet } from '../rejet/rejet-pdf.ts'

const exemple = { STATUTS: 'STATUTS', MEMBRES: 'MEMBRES', AUTRE: 'ADMINISTRATIF' } as const
const natures = Object.keys(exemple) as (keyof typeof exemple)[]

/** A registration granted after the procedure with the prefect that the sentence describes. */
export const ordonnanceDExemple = (
  cle: ClePhrase,
  donnees: Omit<DonneesOrdonnance, 'prefet' | 'notifieeA' | 'changements'>,
): DonneesOrdonnance => {
  const le = donnees.dateOrdonnance
  const nature = natures.find((each) => cle.endsWith(`-${each}`))
  return {
    ...donnees,
    changements: nature ? { natures: [nature], objets: [libelleSousTypeRequete(exemple[nature])], rubriques: [] } : null,
    notifieeA: cle === 'ordonnance-notifiee-ASSOCIATION' ? 'ASSOCIATION' : 'DECLARANT',
    prefet: cle.startsWith('ordonnance-prefet-')
      ? {
          communiqueeLe: addSemaines(le, -6),
          oppositionJusquau: le,
          reponseLe: cle === 'ordonnance-prefet-reponse' ? le : null,
          opposition: cle === 'ordonnance-prefet-opposition' ? { le: addSemaines(le, -2), leveeLe: le } : null,
        }
      : null,
  }
}

/** A rejection for one ground, after the procedure that the sentence describes. */
export const rejetDExemple = (cle: ClePhrase, donnees: Omit<DonneesRejet, 'motifs' | 'procedure'>): DonneesRejet => {
  const le = donnees.dateOrdonnance
  const { article, motif } = textesCorrectionPhrases.exemple.rejet
  return {
    ...donnees,
    motifs: [{ article, motif }],
    procedure: {
      observationsLe: cle === 'rejet-silence' ? null : le,
      observationsJusquau: le,
      opposeeLe: cle === 'rejet-opposition' ? le : null,
      leveeLe: null,
    },
  }
}
