import { useId, type ReactNode } from 'react'
import { estJour } from 'domain/core/jour'
import { erreursPeriode, type Periode } from 'domain/suivi/periode'
import { textesStatistiques as textes } from 'domain/suivi/textes-statistiques'
import { DateInput } from '../../core/form/DateInput.tsx'
import { FieldFrame } from '../../core/form/FieldFrame.tsx'
import { useTyped } from '../../core/form/use-typed.ts'

interface Props {
  period: Periode
  onChange: (period: Partial<Periode>) => void
  /** What else narrows. */
  children?: ReactNode
}

const Day = ({ label, value, message, onChange }: { label: string; value: string; message?: string; onChange: (day: string) => void }) => {
  const id = useId()
  const [typed, type] = useTyped(value, onChange)
  return (
    <FieldFrame label={label} field={{ id, hintId: '', messageId: `${id}-message`, message }}>
      <DateInput
        id={id}
        required
        value={typed}
        onChange={(day) => estJour(day) && type(day)}
        {...(message && { 'aria-invalid': true, 'aria-describedby': `${id}-message` })}
      />
    </FieldFrame>
  )
}

/** From which day to which; what is wrong is said under the day to change. */
export const PeriodFields = ({ period, onChange, children }: Props) => {
  const [wrong] = erreursPeriode(period)
  return (
    <search aria-label={textes.periode} className="figures__choice">
      <Day label={textes.du} value={period.du} onChange={(du) => onChange({ du })} />
      <Day label={textes.au} value={period.au} {...(wrong && { message: wrong.defaultMessage })} onChange={(au) => onChange({ au })} />
      {children}
    </search>
  )
}
