import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesInvitation as textes } from 'domain/rattachements/textes/invitation'
import { Checkbox } from '../core/form/Checkbox.tsx'
import { DateField } from '../core/form/DateField.tsx'
import { SuggestedTextField } from '../core/form/SuggestedTextField.tsx'

/** The fields of a person's rights and their end, for an invitation and for a rattachement (PERM-05). */
export const RightsFields = () => (
  <>
    <SuggestedTextField name="fonction" label={textes.fonction} suggestions={textesFormulaireAssociation.fonctionsProposees} />
    <Checkbox name="depot" label={textes.depot} />
    <Checkbox name="gestion" label={textes.gestion} />
    <DateField name="fin" label={textes.fin} optional />
  </>
)
