import { textesVerification } from 'domain/extrait/textes-verification'
import { Page } from '../core/layout/Page.tsx'
import { VerificationForm } from './VerificationForm.tsx'

/** For who reads the code rather than the square (ACTION-10). `empty`: it was sent without one. */
export const VerificationFormPage = ({ empty }: { empty: boolean }) => (
  <Page title={textesVerification.titre} inError={empty}>
    <p>{textesVerification.explication}</p>
    <VerificationForm empty={empty} />
  </Page>
)
