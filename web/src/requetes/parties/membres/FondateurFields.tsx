import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { optionsCivilite } from '../options-civilite.ts'

const libelles = textesFormulaireAssociation

/** FOUND-03, FOUND-04: three fields for a person, two for a legal entity, all required. */
export const FondateurFields = ({ sorte }: { sorte: 'physiques' | 'morales' }) =>
  sorte === 'physiques' ? (
    <>
      <RadioGroup name="civilite" label={libelles.civilite} inline options={optionsCivilite} />
      <TextField name="nom" label={libelles.nom} />
      <TextField name="prenom" label={libelles.prenom} />
    </>
  ) : (
    <>
      <SuggestedTextField name="formeJuridique" label={libelles.formeJuridique} suggestions={libelles.formesProposees} />
      <TextField name="denomination" label={libelles.denomination} />
    </>
  )
