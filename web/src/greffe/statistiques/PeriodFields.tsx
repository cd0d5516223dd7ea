import { useCallback, type ReactNode } from 'react'
import { erreursPeriode, type Periode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes/statistiques'
import { FilterDay } from '../../core/form/FilterDay.tsx'

interface Props {
  period: Periode
  onChange: (period: Partial<Periode>) => void
  /** Other filters. */
  children?: ReactNode
}

/** First and last day of the period. An error is shown under the last day. */
export const PeriodFields = ({ period, onChange, children }: Props) => {
  const [wrong] = erreursPeriode(period)
  const change = useCallback((bound: keyof Periode, day: string) => onChange({ [bound]: day }), [onChange])
  return (
    <search aria-label={textes.periode} className="figures__choice">
      <FilterDay filter="du" label={textes.du} value={period.du} required onChange={change} />
      <FilterDay filter="au" label={textes.au} value={period.au} required message={wrong?.defaultMessage} onChange={change} />
      {children}
    </search>
  )
}
