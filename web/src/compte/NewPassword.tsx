import { textesCompte } from 'domain/compte/textes'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { PasswordCriteria } from './PasswordCriteria.tsx'

const { indication, precision, courant } = textesCompte.motPasse

/** A password to choose (ACCOUNT-04, ACCOUNT-05), field `motPasse`: what it must hold, and what it still lacks. */
export const NewPassword = ({ label, hint = `${indication} ${precision} ${courant}` }: { label: string; hint?: string }) => (
  <>
    <PasswordField name="motPasse" label={label} hint={hint} autoComplete="new-password" />
    <PasswordCriteria name="motPasse" />
  </>
)
