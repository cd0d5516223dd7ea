import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesInvitation as textes } from 'domain/rattachements/textes-invitation'
import { Checkbox } from '../core/form/Checkbox.tsx'
import { DateField } from '../core/form/DateField.tsx'
import { SuggestedTextField } from '../core/form/SuggestedTextField.tsx'

/** What somebody may do for an association, and until when: the same of who is invited and of who is attached (PERM-05). */
export const RightsFields = () => (
  <>
    <SuggestedTextField name="fonction" label={textes.fonction} suggestions={textesFormulaireAssociation.fonctionsProposees} />
    <Checkbox name="depot" label={textes.depot} />
    <Checkbox name="gestion" label={textes.gestion} />
    <DateField name="fin" label={textes.fin} optional />
  </>
)
