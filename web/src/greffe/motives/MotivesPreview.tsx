import { enLignes, type UsualMotif } from 'domain/pieces/usual-motifs'
import { textesCorrectionMotifs as textes } from 'domain/pieces/textes/correction-motifs'

/** The list as clerks will see it, one item per ground. */
export const MotivesPreview = ({ motives }: { motives: readonly UsualMotif[] }) => (
  <section aria-label={textes.apercu} className="fr-mb-3w">
    <p className="fr-text--bold fr-mb-1w">{textes.apercu}</p>
    <ul>
      {motives.map((motive, rank) => (
        // Two grounds may have the same text, so the key is the index.
        <li key={rank}>{enLignes([motive])}</li>
      ))}
    </ul>
  </section>
)
