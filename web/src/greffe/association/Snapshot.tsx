import { prendreInstantane } from 'contract/greffe/association'
import { textesGreffeFiche } from 'domain/association/textes/greffe-fiche'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { Work } from './court-data.ts'

const { instantane: textes } = textesGreffeFiche
const check = checkBody(prendreInstantane.body)

const SnapshotForm = ({ numero, court: { version }, acts, onDone }: Work & { onDone: () => void }) => {
  const form = useCheckedForm({ motif: '' }, (values) => check({ version, ...values }))
  return (
    <ActForm
      form={form}
      onSend={({ motif }) => acts.attempt(prendreInstantane, { params: { numero }, body: { version, motif } }, () => textes.fait)}
      onDone={onDone}
      acts={acts}
      confirm={textes.bouton}
    >
      <TextField name="motif" label={textes.motif} maxLength={500} />
    </ActForm>
  )
}

/** STAFF-22: records a snapshot (instantané) of the association, with a reason. */
export const Snapshot = (work: Work) => {
  const { heading, removed, removals } = useFocusAfterRemoval()
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{textes.effet}</p>
      <SnapshotForm key={removals} {...work} onDone={removed} />
    </ActSection>
  )
}
