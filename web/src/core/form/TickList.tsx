import { TickBox } from './TickBox.tsx'

interface Props<V extends string> {
  legend: string
  all: readonly V[]
  labelOf: (value: V) => string
  ticked: readonly V[]
  onChange: (ticked: V[]) => void
}

/** The values of a filter: the person may tick any number of them. */
export const TickList = <V extends string>({ legend, all, labelOf, ticked, onChange }: Props<V>) => (
  <fieldset className="filter-panel__ticks">
    <legend>{legend}</legend>
    {all.map((value) => (
      <TickBox
        key={value}
        label={labelOf(value)}
        checked={ticked.includes(value)}
        onChange={(on) => onChange(on ? [...ticked, value] : ticked.filter((each) => each !== value))}
      />
    ))}
  </fieldset>
)
