import type { UseQueryResult } from '@tanstack/react-query'
import { formatJour } from 'domain/core/jour'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { FigureSection } from './FigureSection.tsx'
import { type FiguresOf, saveFigures } from './figures-file.ts'
import { tablesOf, type Statistics } from './tables.ts'
import './figures.css'

/** The figures of a period, with a button that saves them as CSV. */
export const Figures = ({ query, of }: { query: UseQueryResult<Statistics>; of: FiguresOf }) => (
  <QueryAnswer query={query}>
    {(statistics) => (
      <>
        <p role="status">{textes.pourLaPeriode(formatJour(of.du), formatJour(of.au))}</p>
        {tablesOf(statistics).map((table) => (
          <FigureSection key={table.title} table={table} />
        ))}
        <p className="figures__file">
          <Button look="secondary" onClick={() => saveFigures(statistics, of)}>
            {textes.enregistrer}
          </Button>
        </p>
      </>
    )}
  </QueryAnswer>
)
