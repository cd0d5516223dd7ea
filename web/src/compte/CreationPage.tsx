import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { useFormState } from 'react-hook-form'
import { textesCompte } from 'domain/compte/textes/common'
import { LeaveGuard } from '../core/form/LeaveGuard.tsx'
import { useCheckedForm } from '../core/form/use-checked-form.ts'
import { differs } from '../core/form/use-leave-guard.ts'
import { Page } from '../core/layout/Page.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { Buttons } from '../core/widgets/Buttons.tsx'
import { checkCreation, emptyCreation, type CreationValues } from './check-creation.ts'
import { CreationForm } from './CreationForm.tsx'

const { creation } = textesCompte

/** Its words do not depend on whether the address has an account: only the mail tells (ACCOUNT-06). */
const MailSentPage = ({ email, onCorrect }: { email: string; onCorrect: () => void }) => (
  <Page title={creation.faite}>
    <p>{creation.faiteTexte(email)}</p>
    <Buttons>
      <Button look="secondary" onClick={onCorrect}>
        {creation.corriger}
      </Button>
      <Link to="/utilisateur/jaioublie" search={{ email }} className="fr-link">
        {creation.rienRecu}
      </Link>
    </Buttons>
  </Page>
)

const named = (): string => new URLSearchParams(location.search).get('email') ?? ''

/**
 * ROUTE-12: creates an account. After sending, the person may return to correct the address, and the form keeps its values. `email`:
 * the address in a mailed link (INVITE-09), used by the server-side rendering.
 */
export const CreationPage = ({ email = named() }: { email?: string }) => {
  const [start] = useState<CreationValues>(() => ({ ...emptyCreation, infos: { ...emptyCreation.infos, email } }))
  const form = useCheckedForm<CreationValues>(start, checkCreation)
  const { errors } = useFormState({ control: form.control })
  const [asked, setAsked] = useState(false)
  const correct = () => {
    form.setValue('captcha', '')
    setAsked(false)
  }
  if (asked) return <MailSentPage email={form.getValues('infos.email').trim()} onCorrect={correct} />
  return (
    <Page key="form" title={creation.titre} inError={Object.keys(errors).length > 0}>
      <noscript>
        <p>{creation.sansScript}</p>
      </noscript>
      <CreationForm form={form} email={email} onCreated={() => setAsked(true)} />
      <LeaveGuard dirty={() => differs(form.getValues(), start)} />
    </Page>
  )
}
