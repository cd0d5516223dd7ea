import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { verifierExtrait } from 'contract/extrait/extrait'
import type { Answer } from 'contract/core/call'
import { textesVerification } from 'domain/extrait/textes-verification'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { callKey } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Verdict } from './Verdict.tsx'

/** Null for a code that no document bears: an answer, not a failure. */
const verify = async (code: string, signal: AbortSignal): Promise<Answer<typeof verifierExtrait> | null> => {
  try {
    return await callApi(verifierExtrait, { params: { code } }, signal)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

/** Says to anybody what a document of the court is, whether it is genuine, and what has happened since (ACTION-10). */
export const VerificationPage = () => {
  const { code } = useParams({ from: '/donnees/verification/$code' })
  const answer = useQuery({ queryKey: callKey(verifierExtrait, code), queryFn: ({ signal }) => verify(code, signal), staleTime: 0 })
  return (
    <Page title={textesVerification.titre}>
      <p>{textesVerification.document(code)}</p>
      <Fetched query={answer}>{(found) => <Verdict found={found} />}</Fetched>
      <Link to="/verification" className="fr-link">
        {textesVerification.autre}
      </Link>
    </Page>
  )
}
