import { erreurDeJour } from 'domain/core/jour'
import { DateField } from '../../core/form/DateField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'

/** Form with one day, today by default. */
export const useDay = () =>
  useCheckedForm<{ le: string }>({ le: today() }, ({ le }) => {
    const erreur = erreurDeJour(le)
    return erreur === null ? [] : [{ field: 'le', defaultMessage: erreur }]
  })

/** Day of an act that happened outside the site: letter to the prefect, prefect's answer. */
export const DayField = ({ label }: { label: string }) => <DateField name="le" label={label} />
