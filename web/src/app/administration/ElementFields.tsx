import { champsDe, type NomDeListe } from 'domain/core/listes'
import { useConstantes } from '../../core/constantes.ts'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { labelOf, optionsOf } from './lists.ts'

interface Props {
  liste: NomDeListe
  /** What is said once is not shown again. */
  adding: boolean
}

/** The fields of an element, as its list names them. */
export const ElementFields = ({ liste, adding }: Props) => {
  const courts = useConstantes()?.tribunaux ?? []
  return (
    <>
      {champsDe(liste)
        .filter(([, { fige }]) => adding || !fige)
        .map(([champ, { parmi, facultatif = false }]) =>
          parmi ? (
            <SelectField key={champ} name={`valeurs.${champ}`} label={labelOf(champ)} options={optionsOf(parmi, courts)} />
          ) : (
            <TextField key={champ} name={`valeurs.${champ}`} label={labelOf(champ)} optional={facultatif} maxLength={300} />
          ),
        )}
    </>
  )
}
