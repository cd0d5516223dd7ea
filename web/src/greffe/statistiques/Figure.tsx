import { textesStatistiques } from 'domain/suivi/textes/statistiques'

interface Props {
  value: number | null
  /** Largest value of the column: its bar has the full length. */
  most: number
  /** Formats the number, with its unit when it counts days. */
  unit: (value: number) => string
}

/** A number with a decorative bar: the bar carries no information of its own (RGAA 3.1). */
export const Figure = ({ value, most, unit }: Props) => (
  <span className="figure">
    <span className="figure__number">{value === null ? textesStatistiques.aucune : unit(value)}</span>
    <span className="figure__track" aria-hidden="true">
      {value !== null && value > 0 && <span className="figure__bar" style={{ inlineSize: `${(value / most) * 100}%` }} />}
    </span>
  </span>
)
