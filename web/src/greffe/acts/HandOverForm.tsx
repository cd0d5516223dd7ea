import { greffeAppels } from 'contract/greffe/actes'
import { textes } from 'domain/core/textes/common'
import { textesDesActes } from 'domain/requetes/textes/actes'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import type { Acts } from '../../core/acts/use-act.ts'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { SelectField } from '../../core/form/SelectField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { DossierData } from '../dossier/dossier.ts'

interface Props {
  dossier: DossierData
  acts: Acts
  onClose: () => void
}

/** Hands the request over to a colleague of the same court. Only that colleague may then act on it. */
export const HandOverForm = ({ dossier: { numero, version, collegues }, acts, onClose }: Props) => {
  const form = useCheckedForm<{ agent: string }>({ agent: '' }, ({ agent }) =>
    agent === '' ? [{ field: 'agent', defaultMessage: textes.champObligatoire }] : [],
  )
  const send = ({ agent }: { agent: string }) =>
    acts.attempt(greffeAppels.REMISE, { params: { numero }, body: { version, agent } }, () => textesDesActes.REMISE.fait)
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={textesEspaceGreffe.remettre}>
      <SelectField
        name="agent"
        label={textesEspaceGreffe.confierA}
        options={collegues.map(({ uuid, prenom, nom }) => ({ value: uuid, label: `${prenom} ${nom}` }))}
      />
    </DialogForm>
  )
}
