import { useFormContext } from 'react-hook-form'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesPastedNoms as textes } from 'domain/requetes/textes/pasted-noms'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { Button } from '../../../core/widgets/Button.tsx'
import { optionsCivilite } from '../options-civilite.ts'
import type { LigneSaisie } from './noms-to-confirm.ts'
import './lignes-lues.css'

interface Props {
  rang: number
  onRemove: () => void
}

/** The fields of a person read from a pasted list. */
export const ParsedLigne = ({ rang, onRemove }: Props) => {
  const { getValues, setValue, clearErrors } = useFormContext()
  const champ = `lignes.${rang}`
  const swap = () => {
    const { nom, prenom } = getValues(champ) as LigneSaisie
    setValue(`${champ}.nom`, prenom)
    setValue(`${champ}.prenom`, nom)
    clearErrors(champ)
  }
  return (
    <fieldset className="read-row">
      <legend className="fr-text--bold">{textes.rang(rang + 1)}</legend>
      <div className="read-row__fields">
        <SelectField name={`${champ}.civilite`} label={textesFormulaireAssociation.civilite} options={optionsCivilite} placeholder={null} />
        <TextField name={`${champ}.prenom`} label={textesFormulaireAssociation.prenom} />
        <TextField name={`${champ}.nom`} label={textesFormulaireAssociation.nom} />
        <div className="row__buttons">
          <Button look="tertiary" name={textes.inverserDe(rang + 1)} onClick={swap}>
            {textes.inverser}
          </Button>
          <Button look="tertiary" name={textes.retirerDe(rang + 1)} onClick={onRemove}>
            {textes.retirer}
          </Button>
        </div>
      </div>
    </fieldset>
  )
}
