import { useNavigate } from '@tanstack/react-router'
import { textes } from 'domain/core/textes'
import { textesVerification } from 'domain/extrait/textes-verification'
import { ErrorSummary } from '../core/form/ErrorSummary.tsx'
import { Form } from '../core/form/Form.tsx'
import { TextField } from '../core/form/TextField.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Page } from '../core/layout/Page.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'

/** For who holds the paper and reads the code rather than the square (ACTION-10). */
export const VerificationFormPage = () => {
  const navigate = useNavigate()
  const form = useCheckedForm({ code: '' }, ({ code }) =>
    code.trim() === '' ? [{ field: 'code', defaultMessage: textes.champObligatoire }] : [],
  )
  return (
    <Page title={textesVerification.titre} inError={form.formState.errors.code !== undefined}>
      <p>{textesVerification.explication}</p>
      <Form form={form} onSubmit={({ code }) => navigate({ to: '/verification/$code', params: { code: code.trim().toUpperCase() } })}>
        <ErrorSummary />
        <TextField name="code" label={textesVerification.code} maxLength={40} />
        <Buttons>
          <Button type="submit">{textesVerification.bouton}</Button>
        </Buttons>
      </Form>
    </Page>
  )
}
