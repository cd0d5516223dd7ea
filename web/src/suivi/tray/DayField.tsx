import { erreurDeJour } from 'domain/core/jour'
import { DateField } from '../../core/form/DateField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { today } from '../../core/today.ts'

/** A form of one day, today unless said otherwise. */
export const useDay = () =>
  useCheckedForm<{ le: string }>({ le: today() }, ({ le }) => {
    const erreur = erreurDeJour(le)
    return erreur === null ? [] : [{ field: 'le', defaultMessage: erreur }]
  })

/** The one day of an act that happened outside the site: a letter, the prefect's answer. */
export const DayField = ({ label }: { label: string }) => <DateField name="le" label={label} />
