import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesDeclarant } from 'domain/requetes/textes-declarant'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { CommuneFields } from '../CommuneFields.tsx'
import { optionsCivilite } from '../options-civilite.ts'

const libelles = textesFormulaireAssociation

interface Props {
  path: string
  /** What is asked of the person (DECL-12, DECL-13). */
  aide: string
}

/** Who files (DECL-01 to DECL-14), at a path of the form. */
export const DeclarantFields = ({ path, aide }: Props) => (
  <>
    <p className="step-intro">
      {aide} {textesFormulaires.tousObligatoires}
    </p>
    <RadioGroup name={`${path}.civilite`} label={libelles.civilite} inline options={optionsCivilite} />
    <TextField name={`${path}.nom`} label={libelles.nom} autoComplete="family-name" />
    <TextField name={`${path}.prenom`} label={libelles.prenom} autoComplete="given-name" />
    {/* After the first fields, which a phone shows without scrolling (screens.md 5). */}
    <p className="fr-hint-text reading">
      {textesDeclarant.quiEstLeDeclarant} {textesDeclarant.compteInchange}
    </p>
    <SuggestedTextField
      name={`${path}.lien`}
      label={textesDeclarant.lien}
      hint={textesDeclarant.aideLien}
      optional
      suggestions={libelles.fonctionsProposees}
    />
    <TextField name={`${path}.adresse`} label={textesDeclarant.adresse} autoComplete="address-line1" />
    <TextField name={`${path}.complementAdresse`} label={libelles.complementAdresse} optional autoComplete="address-line2" />
    <CommuneFields prefix={`${path}.`} name="ville" partout autoComplete="postal-code" />
    <TextField
      name={`${path}.email`}
      label={textesDeclarant.email}
      hint={textesDeclarant.aideEmail}
      optional
      type="email"
      autoComplete="email"
    />
  </>
)
