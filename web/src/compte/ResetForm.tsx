import { useFormState } from 'react-hook-form'
import { choisirMotPasse } from 'contract/compte/cycle'
import { textesOubli } from 'domain/compte/textes-oubli'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { applyServerErrors } from '../core/form/apply-server-errors.ts'
import { checkBody } from '../core/form/check-body.ts'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Page } from '../core/layout/Page.tsx'
import { notifyFormFailure } from '../core/notices/failure.ts'
import { settle } from '../core/notices/notices-store.ts'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  code: string
  /** With the e-mail of the account. */
  onDone: (email: string) => void
  /** The link died since the page was opened. */
  onDead: () => void
}

const check = checkBody(choisirMotPasse.body)

/** The password of a mailed link: the same rule, hints and criteria as at the creation (ACCOUNT-05, ERR-13). */
export const ResetForm = ({ code, onDone, onDead }: Props) => {
  const form = useCheckedForm({ motPasse: '' }, ({ motPasse }) => check({ code, motPasse }))
  const { errors, isSubmitting } = useFormState({ control: form.control })
  const send = async ({ motPasse }: { motPasse: string }) => {
    try {
      const { email } = await callApi(choisirMotPasse, { body: { code, motPasse } })
      settle(textesOubli.echec)
      onDone(email)
    } catch (error) {
      notifyFormFailure(error, textesOubli.echec)
      if (!(error instanceof ApiError)) return
      if (error.status === 412) onDead()
      else applyServerErrors(form, error.corps)
    }
  }
  return (
    <Page key="form" title={textesOubli.choisir} inError={Object.keys(errors).length > 0}>
      <Form form={form} onSubmit={send}>
        <ErrorSummary />
        <NewPassword label={textesOubli.motPasse} />
        <Buttons>
          <Button type="submit" busy={isSubmitting}>
            {textesOubli.enregistrer}
          </Button>
        </Buttons>
        <p className="reason">{textesOubli.effet}</p>
      </Form>
    </Page>
  )
}
