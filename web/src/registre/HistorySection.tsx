import { useId } from 'react'
import { textesHistorique } from 'domain/registre/textes/historique'
import type { FicheData } from './fiche-data.ts'
import { Timeline } from './Timeline.tsx'

/** The history as a section of the sheet (SHEET-21). */
export const HistorySection = ({ data }: { data: FicheData }) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="fr-h6">
        {textesHistorique.titre}
      </h2>
      <Timeline data={data} />
    </section>
  )
}
