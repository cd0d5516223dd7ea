import { envoyerTransfert } from 'contract/greffe/transfert'
import { textesFormulaireAssociation as labels } from 'domain/association/textes/formulaire'
import { textesTransfert as textes } from 'domain/requetes/textes/transfert'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { DateField } from '../../core/form/DateField.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { CommuneFields } from '../../requetes/parties/CommuneFields.tsx'
import { transfertConsequences } from './consequences.ts'
import type { Work } from './court-data.ts'
import { corpsDe, renameField, emptyTransfert, type TransfertSaisie, checkSaisie } from './transfer-form.ts'

/** New head office and day of its decision. The commune decides the receiving court. */
export const TransferForm = ({ numero, court: { version }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const origine = fiche.juridiction.id
  const given = useGiven<TransfertSaisie>('transfert')
  const form = useCheckedForm<TransfertSaisie>(given ?? emptyTransfert, (saisi) => checkSaisie(saisi, { version, origine }))
  const dirty = () => differs(form.getValues(), emptyTransfert)
  useKeeping('transfert', () => (dirty() ? form.getValues() : null))
  return (
    <>
      <ActForm
        printed
        form={form}
        rename={renameField}
        onSend={(saisi) =>
          acts.attempt(envoyerTransfert, { params: { numero }, body: corpsDe(saisi, version) }, (sent) => textes.envoye(sent.destination))
        }
        onDone={onDone}
        acts={acts}
        confirm={textes.bouton}
        ask={(saisi) => transfertConsequences(saisi, fiche)}
      >
        <TextField name="adresse" label={labels.adresse} maxLength={200} />
        <TextField name="complementAdresse" label={labels.complementAdresse} maxLength={200} optional />
        <CommuneFields prefix="" partout={false} />
        <DateField name="dateDecision" label={textes.dateDecision} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </>
  )
}
