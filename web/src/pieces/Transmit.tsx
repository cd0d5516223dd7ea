import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Answer } from 'contract/core/call'
import { transmettreReponse, transmettreReponseConnecte } from 'contract/pieces/pieces'
import { textes } from 'domain/core/textes/common'
import { textesPageReponse } from 'domain/pieces/textes/page'
import { DialogForm } from '../core/acts/DialogForm.tsx'
import type { Outcome } from '../core/acts/outcome.ts'
import { type Acts, useAct } from '../core/acts/use-act.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import type { Address } from './address.ts'

const { dialogue, echec, reussite } = textesPageReponse

type Transmission = Answer<typeof transmettreReponse>

interface Props {
  address: Address
  observation: string | null
  /** The titles of the points still without an answer. */
  missing: readonly string[]
  onSent: (sent: Transmission) => void
  onClose: () => void
}

interface Asked {
  captcha: string
}

interface QuestionProps extends Pick<Props, 'missing' | 'onSent' | 'onClose'> {
  acts: Acts
  form: UseFormReturn<Asked>
  onSend: (values: Asked) => Promise<Outcome<Transmission>>
  children?: ReactNode
}

/** PIECES-10 to PIECES-13: the effect of sending, the points without an answer, and the confirmation. */
const Question = ({ acts, form, missing, onSend, onSent, onClose, children }: QuestionProps) => {
  const send = async (values: Asked) => {
    const outcome = await onSend(values)
    // Somebody else answered, or the court closed the demande: refetch, and the page says so.
    if (outcome.kind === 'conflict') await acts.refresh()
    return outcome
  }
  return (
    <DialogForm
      form={form}
      acts={acts}
      onSend={send}
      onDone={onSent}
      onClose={onClose}
      confirm={dialogue.confirmer}
      cancel={dialogue.continuer}
    >
      <p>{dialogue.definitive}</p>
      {missing.length > 0 && <p>{dialogue.incomplete(missing)}</p>}
      <p>{dialogue.question}</p>
      {children}
    </DialogForm>
  )
}

const nothing: Asked = { captcha: '' }
const required = ({ captcha }: Asked) => (captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : [])

/** Without an account: asks for a captcha, valid for one try. The reply stays as it is (PIECES-09, CAPTCHA-04, CAPTCHA-10). */
const AnonymousForm = ({ address, observation, ...props }: Props) => {
  const acts = useAct(echec)
  const captcha = useCaptcha()
  const form = useCheckedForm<Asked>(nothing, required)
  const send = async (values: Asked) => {
    const sent = { params: address, headers: captcha.headersFor(values.captcha), body: { observation } }
    const outcome = await acts.attempt(transmettreReponse, sent, () => reussite)
    if (outcome.kind === 'done') return outcome
    captcha.renew()
    form.setValue('captcha', '')
    return outcome
  }
  return (
    <Question {...props} acts={acts} form={form} onSend={send}>
      <CaptchaField captcha={captcha} />
    </Question>
  )
}

/** With an account that may reply for the association: no captcha (PIECES-08). */
const KnownForm = ({ address, observation, ...props }: Props) => {
  const acts = useAct(echec)
  const form = useCheckedForm<Asked>(nothing, () => [])
  const send = () => acts.attempt(transmettreReponseConnecte, { params: address, body: { observation } }, () => reussite)
  return <Question {...props} acts={acts} form={form} onSend={send} />
}

/** The confirmation dialog before a reply is sent. */
export const Transmit = ({ open, withAccount, ...props }: Props & { open: boolean; withAccount: boolean }) => (
  <Dialog open={open} title={dialogue.titre} onClose={props.onClose}>
    {withAccount ? <KnownForm {...props} /> : <AnonymousForm {...props} />}
  </Dialog>
)
