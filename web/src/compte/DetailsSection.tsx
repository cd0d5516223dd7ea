import type { Utilisateur } from 'contract/compte/compte'
import { modifierInfos } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes-mon-compte'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { checkBody } from '../core/form/check-body.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { useGiven, useKeeping } from '../core/form/kept.ts'
import { LeaveGuard } from '../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { differs } from '../core/form/use-leave-guard.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { detailsOf, type Details } from './details.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { OptionalAddress } from './OptionalAddress.tsx'
import { useSaveDetails } from './use-save-details.ts'

const check = checkBody(modifierInfos.body)

/** ACCOUNT-13 to ACCOUNT-16: what the person says of themselves. */
export const DetailsSection = ({ utilisateur }: { utilisateur: Utilisateur }) => {
  const saved = detailsOf(utilisateur)
  const given = useGiven<Details>('mon-compte')
  const form = useCheckedForm<Details>(given ?? saved, check)
  const save = useSaveDetails(form)
  const changed = differs(form.watch(), saved)
  const dirty = () => differs(form.getValues(), saved)
  useKeeping('mon-compte', () => (dirty() ? form.getValues() : null))
  return (
    <section className="account-section" aria-labelledby="infos">
      <h2 id="infos" className="fr-h4">
        {textesMonCompte.infos}
      </h2>
      <Form form={form} onSubmit={save}>
        <ErrorSummary />
        <p>{textesFormulaires.tousObligatoires}</p>
        <IdentityFields />
        <OptionalAddress legend={textesMonCompte.adresseFacultative} />
        <Buttons>
          <Button type="submit" busy={form.formState.isSubmitting} blocked={changed ? null : textesMonCompte.rienAModifier}>
            {textesMonCompte.modifier}
          </Button>
        </Buttons>
      </Form>
      <LeaveGuard dirty={dirty} />
    </section>
  )
}
