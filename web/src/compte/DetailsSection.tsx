import type { Utilisateur } from 'contract/compte/compte'
import { modifierInfos } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { ActForm } from '../core/acts/ActForm.tsx'
import { checkBody } from '../core/form/check-body.ts'
import { useGiven, useKeeping } from '../core/form/kept.ts'
import { LeaveGuard } from '../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { differs } from '../core/form/use-leave-guard.ts'
import { detailsOf, type Details } from './details.ts'
import { IdentityFields } from './IdentityFields.tsx'
import { OptionalAddress } from './OptionalAddress.tsx'
import { useSaveDetails } from './use-save-details.ts'

const check = checkBody(modifierInfos.body)

/** ACCOUNT-13 to ACCOUNT-16: the form of the person's own details. */
export const DetailsSection = ({ utilisateur }: { utilisateur: Utilisateur }) => {
  const saved = detailsOf(utilisateur)
  const given = useGiven<Details>('mon-compte')
  const form = useCheckedForm<Details>(given ?? saved, check)
  const { acts, save } = useSaveDetails(form)
  const changed = differs(form.watch(), saved)
  const dirty = () => differs(form.getValues(), saved)
  useKeeping('mon-compte', () => (dirty() ? form.getValues() : null))
  return (
    <section className="account-section" aria-labelledby="infos">
      <h2 id="infos" className="fr-h4">
        {textesOwnCompte.infos}
      </h2>
      <ActForm
        form={form}
        acts={acts}
        onSend={save}
        onDone={() => {}}
        confirm={textesOwnCompte.modifier}
        blocked={changed ? null : textesOwnCompte.rienAModifier}
      >
        <IdentityFields />
        <OptionalAddress legend={textesOwnCompte.adresseFacultative} />
      </ActForm>
      <LeaveGuard dirty={dirty} />
    </section>
  )
}
