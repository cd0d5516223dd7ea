import { useState } from 'react'
import { useFormState } from 'react-hook-form'
import { textesCompte } from 'domain/compte/textes/common'
import { textesOubli } from 'domain/compte/textes/oubli'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { Page } from '../core/layout/Page.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { checkForgotten, type ForgottenValues } from './check-forgotten.ts'
import { ForgottenForm } from './ForgottenForm.tsx'

const { creation } = textesCompte

/** ROUTE-13: for a forgotten password or an unfinished registration. The answer does not reveal if the account exists (ACCOUNT-06). */
export const ForgottenPage = () => {
  const [email] = useState(() => new URLSearchParams(location.search).get('email') ?? '')
  const form = useCheckedForm<ForgottenValues>({ email, captcha: '' }, checkForgotten)
  const { errors } = useFormState({ control: form.control })
  const [asked, setAsked] = useState(false)
  const correct = () => {
    form.setValue('captcha', '')
    setAsked(false)
  }
  if (!asked) {
    return (
      <Page key="form" title={textesOubli.titre} inError={Object.keys(errors).length > 0}>
        <ForgottenForm form={form} onAsked={() => setAsked(true)} />
      </Page>
    )
  }
  return (
    <Page title={creation.faite}>
      <p>
        {textesOubli.demande(form.getValues('email').trim())} {textesOubli.attente}
      </p>
      <Buttons>
        <Button look="secondary" onClick={correct}>
          {creation.corriger}
        </Button>
      </Buttons>
    </Page>
  )
}
