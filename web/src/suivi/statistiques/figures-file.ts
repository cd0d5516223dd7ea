import { enCsv } from 'domain/core/csv'
import type { Periode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes-statistiques'
import { deliverDocument } from '../../core/api/deliver-document.ts'
import { tablesOf, type Statistics } from './tables.ts'

/** The same tables one under the other, for a spreadsheet. */
export const figuresInCsv = (statistics: Statistics): string =>
  enCsv(
    tablesOf(statistics).flatMap(({ title, heads, rows }) => [
      [title],
      heads,
      ...rows.map(({ name, values }) => [name, ...values.map((value) => (value === null ? '' : String(value)))]),
      [],
    ]),
  )

export const saveFigures = (statistics: Statistics, { du, au }: Periode): void =>
  deliverDocument(new Blob([figuresInCsv(statistics)], { type: 'text/csv' }), textes.fichier(du, au), true)
