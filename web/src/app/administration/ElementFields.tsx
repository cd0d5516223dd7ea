import { offeredDomaines } from 'domain/association/domaines'
import { champsDe, type NomDeListe } from 'domain/core/listes'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useConstants } from '../../core/constants.ts'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useActivites } from '../../requetes/parties/association/activites.ts'
import { labelOf, optionsOf } from './lists.ts'

interface Props {
  liste: NomDeListe
  /** When editing, fields that are set once are hidden. */
  adding: boolean
}

/** The domain of a theme, among those that forms offer. */
const DomainField = ({ name, label }: { name: string; label: string }) => (
  <QueryAnswer query={useActivites()}>
    {(activites) => (
      <SelectField name={name} label={label} options={offeredDomaines(activites).map((one) => ({ value: one, label: one }))} />
    )}
  </QueryAnswer>
)

/** The fields of an element, as its list defines them. */
export const ElementFields = ({ liste, adding }: Props) => {
  const courts = useConstants()?.tribunaux ?? []
  return (
    <>
      {champsDe(liste)
        .filter(([, { fige }]) => adding || !fige)
        .map(([champ, { parmi, facultatif = false }]) => {
          const field = { name: `valeurs.${champ}`, label: labelOf(champ) }
          if (parmi === 'domaines') return <DomainField key={champ} {...field} />
          return parmi ? (
            <SelectField key={champ} {...field} options={optionsOf(parmi, courts)} />
          ) : (
            <TextField key={champ} {...field} optional={facultatif} maxLength={300} />
          )
        })}
    </>
  )
}
