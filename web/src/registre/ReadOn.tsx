import { renouvelerLectures } from 'contract/rattachements/lectures'
import { textes } from 'domain/core/textes'
import { textesLectures } from 'domain/rattachements/textes-lectures'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { CaptchaField } from '../core/captcha/CaptchaField.tsx'
import { refuseTry } from '../core/captcha/refuse-try.ts'
import { useCaptcha } from '../core/captcha/use-captcha.ts'
import { Form } from '../core/form/Form.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

interface Entry {
  captcha: string
}

const required = ({ captcha }: Entry) => (captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : [])

/** What a sheet asks of who has read as many as an hour allows; null of any other failure. */
export const captchaAsked = (error: unknown): string | null =>
  error instanceof ApiError && error.status === 429
    ? (error.corps.errors.find(({ field }) => field === 'captcha')?.defaultMessage ?? null)
    : null

/** The captcha in the place of the sheet, which comes once it is copied (docs/decisions/0116). */
export const ReadOn = ({ sentence, onRenewed }: { sentence: string; onRenewed: () => void }) => {
  const captcha = useCaptcha()
  const form = useCheckedForm<Entry>({ captcha: '' }, required)
  const send = async ({ captcha: entry }: Entry) => {
    try {
      await callApi(renouvelerLectures, { headers: captcha.headersFor(entry) })
      onRenewed()
    } catch (error) {
      refuseTry(form, captcha, error, textesLectures.titre)
    }
  }
  return (
    <>
      <Alert level="info" title={textesLectures.titre}>
        <p>{sentence}</p>
      </Alert>
      <Form form={form} onSubmit={send}>
        <CaptchaField captcha={captcha} />
        <Buttons>
          <Button type="submit" busy={form.formState.isSubmitting}>
            {textesLectures.continuer}
          </Button>
        </Buttons>
      </Form>
    </>
  )
}
