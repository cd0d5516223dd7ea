import { textesVerification } from 'domain/extrait/textes/verification'
import { Page } from '../core/layout/Page.tsx'
import { VerificationForm } from './VerificationForm.tsx'

/** The page of the verification form (ACTION-10). `empty`: it was sent without a code. */
export const VerificationFormPage = ({ empty }: { empty: boolean }) => (
  <Page title={textesVerification.titre} inError={empty}>
    <p>{textesVerification.explication}</p>
    <VerificationForm empty={empty} />
  </Page>
)
