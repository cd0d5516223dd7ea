import type { UseQueryResult } from '@tanstack/react-query'
import { formaterJour } from 'domain/core/jour'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { Fetched } from '../../core/api/Fetched.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { FigureSection } from './FigureSection.tsx'
import { type FiguresOf, saveFigures } from './figures-file.ts'
import { tablesOf, type Statistics } from './tables.ts'
import './figures.css'

/** The figures of a period, with a button that saves them as CSV. */
export const Figures = ({ query, of }: { query: UseQueryResult<Statistics>; of: FiguresOf }) => (
  <Fetched query={query}>
    {(statistics) => (
      <>
        <p role="status">{textes.pourLaPeriode(formaterJour(of.du), formaterJour(of.au))}</p>
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
  </Fetched>
)
