import { textesGuichet } from 'domain/requetes/textes/guichet'
import { DateField } from '../../../core/form/DateField.tsx'

/** The day a filing was received on paper, from which its delays run (STAFF-15), at a path of the form. */
export const Reception = ({ path }: { path: string }) => (
  <DateField name={`${path}.recueLe`} label={textesGuichet.recueLe} hint={textesGuichet.aideRecueLe} />
)
