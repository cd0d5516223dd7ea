import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { textesCreation } from 'domain/requetes/textes-creation'
import { ErrorSummary } from '../../../core/form/ErrorSummary.tsx'
import { Form } from '../../../core/form/Form.tsx'
import { RadioGroup } from '../../../core/form/RadioGroup.tsx'
import { SuggestedTextField } from '../../../core/form/SuggestedTextField.tsx'
import { TextField } from '../../../core/form/TextField.tsx'
import { CommuneFields } from '../CommuneFields.tsx'
import { optionsCivilite } from '../options-civilite.ts'
import { StepActions } from '../../demarche/StepActions.tsx'
import type { Creation } from '../../demarche/use-brouillon.ts'
import { useStepForm } from '../../demarche/use-refus.ts'

const libelles = textesFormulaireAssociation

/** Who files (DECL-01 to DECL-12), prefilled from the account. */
export const DeclarantStep = ({ creation }: { creation: Creation }) => {
  const form = useStepForm(creation, 'declarant', { declarant: creation.saisie.declarant })
  return (
    <Form form={form} onSubmit={creation.suivante}>
      <ErrorSummary />
      <div className="reading">
        <p>
          {textesCreation.aideDeclarant}. {textesCreation.quiEstLeDeclarant} {textesCreation.compteInchange}
        </p>
        <p>{textesFormulaires.tousObligatoires}</p>
      </div>
      <RadioGroup name="declarant.civilite" label={libelles.civilite} inline options={optionsCivilite} />
      <TextField name="declarant.nom" label={libelles.nom} autoComplete="family-name" />
      <TextField name="declarant.prenom" label={libelles.prenom} autoComplete="given-name" />
      <SuggestedTextField
        name="declarant.lien"
        label={textesCreation.lien}
        hint={textesCreation.aideLien}
        optional
        suggestions={libelles.fonctionsProposees}
      />
      <TextField name="declarant.adresse" label={textesCreation.adresse} autoComplete="address-line1" />
      <TextField name="declarant.complementAdresse" label={libelles.complementAdresse} optional autoComplete="address-line2" />
      <CommuneFields prefix="declarant." name="ville" partout autoComplete="postal-code" />
      <TextField
        name="declarant.email"
        label={textesCreation.email}
        hint={textesCreation.aideEmail}
        optional
        type="email"
        autoComplete="email"
      />
      <StepActions />
    </Form>
  )
}
