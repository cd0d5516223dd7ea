import { textesStatistiques } from 'domain/suivi/textes-statistiques'

interface Props {
  value: number | null
  /** The largest of its column: the whole length. */
  most: number
  /** The number as it is said: requests, or days. */
  unit: (value: number) => string
}

/** A number with its bar: the table is the chart, nothing is said by the bar alone (RGAA 3.1). */
export const Figure = ({ value, most, unit }: Props) => (
  <span className="figure">
    <span className="figure__number">{value === null ? textesStatistiques.aucune : unit(value)}</span>
    <span className="figure__track" aria-hidden="true">
      {value !== null && value > 0 && <span className="figure__bar" style={{ inlineSize: `${(value / most) * 100}%` }} />}
    </span>
  </span>
)
