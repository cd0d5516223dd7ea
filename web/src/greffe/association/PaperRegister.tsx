import { reprendreRegistre } from 'contract/greffe/association'
import { textesGreffeReprise as textes } from 'domain/association/textes/greffe-reprise'
import { checkReprise } from 'domain/association/check-reprise'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { sous } from 'domain/core/erreurs'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { LeaveGuard } from '../../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { today } from '../../core/today.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { Work } from './court-data.ts'
import { membresDe, renameField, repriseSaisie, type RepriseSaisie } from './reprise-form.ts'
import { RepriseFields } from './RepriseFields.tsx'

const body = (version: number, saisie: RepriseSaisie) => ({ version, reprise: saisie.reprise, membres: membresDe(saisie) })

const check = (values: unknown) => {
  const read = reprendreRegistre.body.safeParse(values)
  return read.success ? sous('reprise', checkReprise(read.data.reprise, today())) : erreursDeZod(read.error.issues)
}

const PaperRegisterForm = ({ numero, court: { version, reprise, membresRepris }, acts, onDone }: Work & { onDone: () => void }) => {
  const initial = repriseSaisie(reprise, membresRepris)
  const given = useGiven<RepriseSaisie>('reprise')
  const form = useCheckedForm<RepriseSaisie>(given ?? initial, (saisie) => check(body(version, saisie)), renameField)
  const dirty = () => differs(form.getValues(), initial)
  useKeeping('reprise', () => (dirty() ? form.getValues() : null))
  return (
    <>
      <ActForm
        printed
        form={form}
        rename={renameField}
        onSend={(saisie) => acts.attempt(reprendreRegistre, { params: { numero }, body: body(version, saisie) }, () => textes.fait)}
        onDone={onDone}
        acts={acts}
        confirm={textes.bouton}
      >
        <RepriseFields level={3} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </>
  )
}

/** STAFF-18: copies the paper register of an association that is already in the register. */
export const PaperRegister = (work: Work) => {
  const { heading, removed } = useFocusAfterRemoval()
  const { reprise, membresRepris } = work.court
  return (
    <ActSection title={textes.titre} heading={heading}>
      <p>{reprise === null ? `${textes.aucune} ${textes.effet}` : textes.effet}</p>
      {/* The key resets the form when another clerk changed the same data, but not after another kind of act. */}
      <PaperRegisterForm key={JSON.stringify([reprise, membresRepris])} {...work} onDone={removed} />
    </ActSection>
  )
}
