import { enLignes, type MotifUsuel } from 'domain/pieces/motifs-usuels'
import { textesCorrectionMotifs as textes } from 'domain/pieces/textes-correction-motifs'

/** The list as a clerk meets it: one choice a ground. */
export const MotivesPreview = ({ motives }: { motives: readonly MotifUsuel[] }) => (
  <section aria-label={textes.apercu} className="fr-mb-3w">
    <p className="fr-text--bold fr-mb-1w">{textes.apercu}</p>
    <ul>
      {motives.map((motive, rank) => (
        // Two grounds typed alike are told apart by their place.
        <li key={rank}>{enLignes([motive])}</li>
      ))}
    </ul>
  </section>
)
