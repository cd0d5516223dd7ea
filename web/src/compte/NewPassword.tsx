import { textesCompte } from 'domain/compte/textes/common'
import { PasswordField } from '../core/form/PasswordField.tsx'
import { PasswordCriteria } from './PasswordCriteria.tsx'

const { indication, precision, courant } = textesCompte.motPasse

/** A new password in the field `testPassword` (ACCOUNT-04, ACCOUNT-05), with its rules and which of them are met. */
export const NewPassword = ({ label, hint = `${indication} ${precision} ${courant}` }: { label: string; hint?: string }) => (
  <>
    <PasswordField name="motPasse" label={label} hint={hint} autoComplete="new-password" />
    <PasswordCriteria name="motPasse" />
  </>
)
