import { renouvelerLectures } from 'contract/rattachements/lectures'
import { textes } from 'domain/core/textes/common'
import { textesLectures } from 'domain/rattachements/textes/lectures'
import { ActForm } from '../core/acts/ActForm.tsx'
import { useAct } from '../core/acts/use-act.ts'
import { ApiError } from '../core/api/api-error.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Alert } from '../core/widgets/Alert.tsx'

interface Entry {
  captcha: string
}

const nothing: Entry = { captcha: '' }
const required = ({ captcha }: Entry) => (captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : [])

/** Message of the captcha error that the server returns above the hourly limit of sheets. Null for any other error. */
export const captchaAsked = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429
    ? (error.corps.errors.find(({ field }) => field === 'captcha')?.defaultMessage ?? null)
    : null

/** Shows a captcha instead of the sheet. The sheet is refetched once the captcha is solved (docs/decisions/0116). */
export const ReadOn = ({ sentence }: { sentence: string }) => {
  const acts = useAct(textesLectures.titre)
  const captcha = useCaptcha()
  const form = useCheckedForm<Entry>(nothing, required)
  const send = async (values: Entry) => {
    const outcome = await acts.attempt(renouvelerLectures, { headers: captcha.headersFor(values.captcha) }, null)
    if (outcome.kind === 'done') return outcome
    captcha.renew()
    form.setValue('captcha', '')
    return outcome
  }
  return (
    <>
      <Alert level="info" title={textesLectures.titre}>
        <p>{sentence}</p>
      </Alert>
      <ActForm form={form} acts={acts} onSend={send} onDone={() => undefined} confirm={textesLectures.continuer}>
        <CaptchaField captcha={captcha} />
      </ActForm>
    </>
  )
}
