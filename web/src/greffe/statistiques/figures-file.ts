import { enCsv } from 'domain/core/csv'
import { formatJour } from 'domain/core/jour'
import type { Periode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { tablesOf, type Statistics } from './tables.ts'

/** Courts and period of the figures, written in the file so that it can be read without the page. */
export interface FiguresOf extends Periode {
  /** Labels of the courts. */
  courts: string
}

/** The tables of the page in CSV, one under the other, each with its title and what it counts. */
export const figuresInCsv = (statistics: Statistics, { courts, du, au }: FiguresOf): string =>
  enCsv([
    [textes.titre, courts, textes.pourLaPeriode(formatJour(du), formatJour(au))],
    [],
    ...tablesOf(statistics).flatMap(({ title, says, heads, rows }) => [
      [title],
      [says],
      heads,
      ...rows.map(({ name, values }) => [name, ...values.map((value) => (value === null ? '' : String(value)))]),
      [],
    ]),
  ])

export const saveFigures = (statistics: Statistics, of: FiguresOf): void =>
  deliverDocument(new Blob([figuresInCsv(statistics, of)], { type: 'text/csv' }), textes.fichier(of.du, of.au), true)
