import { accepterRattachement } from 'contract/rattachements/demande-greffe'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { Acceptation } from 'domain/rattachements/demande-decision'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes-demande-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { SuggestedTextField } from '../../core/form/SuggestedTextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { AttachmentData } from './attachment-data.ts'

interface Props {
  demande: AttachmentData
  acts: Acts
  onClose: () => void
}

/** The function declared, and the rights: to file is proposed, to administer the users when nobody does; the clerk decides. */
export const AcceptForm = ({ demande: { uuid, fonction, usagers }, acts, onClose }: Props) => {
  const proposed = { fonction, depot: true, gestion: !usagers.some(({ gestion }) => gestion) }
  const form = useCheckedForm<Acceptation>(proposed, (values) => erreursDeZod(Acceptation.safeParse(values).error?.issues ?? []))
  return (
    <DialogForm
      form={form}
      acts={acts}
      confirm={textes.accepter}
      onSend={(body) => acts.attempt(accepterRattachement, { params: { uuid }, body }, () => textes.accepte)}
      onClose={onClose}
    >
      <SuggestedTextField name="fonction" label={textes.fonction} suggestions={textesFormulaireAssociation.fonctionsProposees} />
      <Checkbox name="depot" label={textes.depot} />
      <Checkbox name="gestion" label={textes.gestion} />
    </DialogForm>
  )
}
