import type { Difference } from 'domain/association/changement'
import { ajoutOrRetrait, type ChangedRubrique } from 'domain/association/differences'
import { textesDifferences } from 'domain/association/textes/differences'
import './differences.css'

/** The old and the new value, side by side if they fit. */
const BothSides = ({ ancien, nouveau }: Difference) => (
  <dl className="differences__sides">
    <div>
      <dt>{textesDifferences.avant}</dt>
      <dd>{ancien}</dd>
    </div>
    <div>
      <dt>{textesDifferences.apres}</dt>
      <dd>{nouveau}</dd>
    </div>
  </dl>
)

interface Props {
  rubriques: readonly ChangedRubrique[]
  /** Level of the headings. */
  level: 4 | 5
}

/** The differences in words, under the headings that changed (SHEET-14). */
export const Differences = ({ rubriques, level }: Props) => {
  const Heading = `h${level}` as const
  return rubriques.map(({ titre, differences: lines }) => (
    <section key={titre}>
      <Heading className="differences__heading">{titre}</Heading>
      <ul className="differences__list">
        {lines.map((line) => (
          <li key={`${line.label} ${line.ancien} ${line.nouveau}`}>
            {line.label !== titre && <span className="differences__label">{line.label}</span>}
            {ajoutOrRetrait(line) ?? <BothSides {...line} />}
          </li>
        ))}
      </ul>
    </section>
  ))
}
