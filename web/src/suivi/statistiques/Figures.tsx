import type { UseQueryResult } from '@tanstack/react-query'
import { formaterJour } from 'domain/core/jour'
import type { Periode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes-statistiques'
import { Fetched } from '../../core/api/Fetched.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { FigureSection } from './FigureSection.tsx'
import { saveFigures } from './figures-file.ts'
import { tablesOf, type Statistics } from './tables.ts'
import './figures.css'

/** The figures of a period, and the way to take them to a spreadsheet. */
export const Figures = ({ query, period }: { query: UseQueryResult<Statistics>; period: Periode }) => (
  <Fetched query={query}>
    {(statistics) => (
      <>
        <p role="status">{textes.pourLaPeriode(formaterJour(period.du), formaterJour(period.au))}</p>
        {tablesOf(statistics).map((table) => (
          <FigureSection key={table.title} table={table} />
        ))}
        <p className="figures__file">
          <Button look="secondary" onClick={() => saveFigures(statistics, period)}>
            {textes.enregistrer}
          </Button>
        </p>
      </>
    )}
  </Fetched>
)
