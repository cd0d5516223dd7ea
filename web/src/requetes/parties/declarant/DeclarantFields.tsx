import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { textesDeclarant } from 'domain/requetes/textes/declarant'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { useDossierContext, useMots } from '../../dossier-context.ts'
import { CommuneFields } from '../CommuneFields.tsx'
import { optionsCivilite } from '../options-civilite.ts'

const libelles = textesFormulaireAssociation

interface Props {
  path: string
  /** The instruction to the person (DECL-12, DECL-13). */
  aide: string
}

/** The fields of the declarant (DECL-01 to DECL-14), at a path of the form. */
export const DeclarantFields = ({ path, aide }: Props) => {
  const { guichet } = useDossierContext()
  const { declarant } = useMots()
  // The browser's autofill would give the clerk's details.
  const known = (what: string) => (guichet ? 'off' : what)
  return (
    <>
      <p className="step-intro">
        {guichet ? declarant.saisir : aide} {textesFormulaires.tousObligatoires}
      </p>
      <RadioGroup name={`${path}.civilite`} label={libelles.civilite} inline options={optionsCivilite} />
      <TextField name={`${path}.nom`} label={libelles.nom} autoComplete={known('family-name')} />
      <TextField name={`${path}.prenom`} label={libelles.prenom} autoComplete={known('given-name')} />
      {/* After the first fields, which a phone shows without scrolling. */}
      <p className="fr-hint-text reading">
        {declarant.quiEstLeDeclarant} {declarant.compteInchange}
      </p>
      <SuggestedTextField
        name={`${path}.lien`}
        label={textesDeclarant.lien}
        hint={textesDeclarant.aideLien}
        optional
        suggestions={libelles.fonctionsProposees}
      />
      <TextField name={`${path}.adresse`} label={textesDeclarant.adresse} autoComplete={known('address-line1')} />
      <TextField name={`${path}.complementAdresse`} label={libelles.complementAdresse} optional autoComplete={known('address-line2')} />
      <CommuneFields prefix={`${path}.`} name="ville" partout autoComplete={known('postal-code')} />
      <TextField
        name={`${path}.email`}
        label={textesDeclarant.email}
        hint={declarant.aideEmail}
        optional
        type="email"
        autoComplete={known('email')}
      />
    </>
  )
}
