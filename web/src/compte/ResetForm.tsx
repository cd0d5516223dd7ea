import { useFormState } from 'react-hook-form'
import { choisirMotPasse } from 'contract/compte/cycle'
import { textesOubli } from 'domain/compte/textes/oubli'
import { ActForm } from '../core/acts/ActForm.tsx'
import { linesOf } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'
import { ApiError } from '../core/api/api-error.ts'
import { checkBody } from '../core/form/check-body.ts'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Page } from '../core/layout/Page.tsx'
import { notify } from '../core/notices/notices-store.ts'
import { NewPassword } from './NewPassword.tsx'

interface Props {
  code: string
  /** Receives the account's email. */
  onDone: (email: string) => void
  /** Called when the link has expired since the page was opened. */
  onDead: () => void
}

const check = checkBody(choisirMotPasse.body)

/** Sets the password from a mailed link, with the same rule, hints and criteria as at the creation (ACCOUNT-05, ERR-13). */
export const ResetForm = ({ code, onDone, onDead }: Props) => {
  const form = useCheckedForm({ motPasse: '' }, ({ motPasse }) => check({ code, motPasse }))
  const { errors } = useFormState({ control: form.control })
  const acts = useAct(textesOubli.echec)
  const send = async ({ motPasse }: { motPasse: string }) => {
    const outcome = await acts.attempt(choisirMotPasse, { body: { code, motPasse } }, null)
    if (outcome.kind === 'failed' && outcome.error instanceof ApiError && outcome.error.status === 412) {
      // The page replaces the form, which would show this failure: show it once, as a notice.
      notify('error', outcome.title, linesOf(outcome))
      onDead()
    }
    return outcome
  }
  return (
    <Page key="form" title={textesOubli.choisir} inError={Object.keys(errors).length > 0}>
      <ActForm form={form} acts={acts} onSend={send} onDone={({ email }) => onDone(email)} confirm={textesOubli.enregistrer}>
        <NewPassword label={textesOubli.motPasse} />
        <p className="reason">{textesOubli.effet}</p>
      </ActForm>
    </Page>
  )
}
