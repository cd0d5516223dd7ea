import { useFormState } from 'react-hook-form'
import { Link } from '@tanstack/react-router'
import { textesAdministration } from 'domain/compte/textes/administration'
import { useGiven, useKeeping } from '../../core/form/kept.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { differs } from '../../core/form/use-leave-guard.ts'
import { Page } from '../../core/layout/Page.tsx'
import { WithKept } from '../WithKept.tsx'
import { checkAccount, emptyAccount, type OpenAccountValues } from './open-account.ts'
import { OpenAccountForm } from './OpenAccountForm.tsx'

const { sections, revenirAdministration } = textesAdministration

const OpenAccount = () => {
  const given = useGiven<OpenAccountValues>('compte-pour')
  const form = useCheckedForm<OpenAccountValues>(given ?? emptyAccount, checkAccount)
  const { errors } = useFormState({ control: form.control })
  useKeeping('compte-pour', () => (differs(form.getValues(), emptyAccount) ? form.getValues() : null))
  return (
    <Page title={sections.nouveau.titre} inError={Object.keys(errors).length > 0}>
      <p>
        <Link to="/administration">{revenirAdministration}</Link>
      </p>
      <OpenAccountForm form={form} />
    </Page>
  )
}

/** STAFF-27: creates an account for somebody, who sets their password from a mailed link. Also serves people blocked by the captcha. */
export const OpenAccountPage = () => (
  <WithKept>
    <OpenAccount />
  </WithKept>
)
