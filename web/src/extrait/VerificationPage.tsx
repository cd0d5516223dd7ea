import { Link } from '@tanstack/react-router'
import type { verifierExtrait } from 'contract/extrait/extrait'
import type { Answer } from 'contract/core/call'
import { textesVerification } from 'domain/extrait/textes/verification'
import { Page } from '../core/layout/Page.tsx'
import { Verdict } from './Verdict.tsx'

interface Props {
  code: string
  /** Null when no document has this code: this is an answer, not a failure. */
  found: Answer<typeof verifierExtrait> | null
}

/** Tells anybody what a document of the court is, whether it is genuine, and what has happened since (ACTION-10). */
export const VerificationPage = ({ code, found }: Props) => (
  <Page title={textesVerification.titre}>
    <p>{textesVerification.document(code)}</p>
    <Verdict found={found} />
    <Link to="/verification" className="fr-link">
      {textesVerification.autre}
    </Link>
  </Page>
)
