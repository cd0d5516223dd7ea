import { accepterRattachement } from 'contract/greffe/rattachements'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { Acceptation } from 'domain/rattachements/demande-decision'
import { textesDemandeGreffe as textes } from 'domain/rattachements/textes/demande-greffe'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import type { Acts } from '../../core/acts/use-act.ts'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { SuggestedTextField } from '../../core/form/SuggestedTextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { AttachmentData } from './attachment-data.ts'
import { DirectionDifference } from './DirectionDifference.tsx'

interface Props {
  demande: AttachmentData
  acts: Acts
  onClose: () => void
}

/** Declared function, its difference with the register, and the rights to grant. No right is preselected. */
export const AcceptForm = ({ demande, acts, onClose }: Props) => {
  const { uuid, fonction } = demande
  const form = useCheckedForm<Acceptation>({ fonction, depot: false, gestion: false }, (values) =>
    erreursDeZod(Acceptation.safeParse(values).error?.issues ?? []),
  )
  return (
    <DialogForm
      form={form}
      acts={acts}
      confirm={textes.accepter}
      onSend={(body) => acts.attempt(accepterRattachement, { params: { uuid }, body }, () => textes.accepte)}
      onClose={onClose}
    >
      <DirectionDifference demande={demande} />
      <SuggestedTextField name="fonction" label={textes.fonction} suggestions={textesFormulaireAssociation.fonctionsProposees} />
      <Checkbox name="depot" label={textes.depot} />
      <Checkbox name="gestion" label={textes.gestion} />
    </DialogForm>
  )
}
