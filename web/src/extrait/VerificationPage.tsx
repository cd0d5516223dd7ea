import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { verifierExtrait } from 'contract/extrait/extrait'
import type { Answer } from 'contract/core/call'
import { estDecision } from 'domain/association/delivrances'
import { formaterInstant, formaterJour, jourDeParis } from 'domain/core/jour'
import { textesVerification } from 'domain/extrait/textes-verification'
import { ApiError } from '../core/api/api-error.ts'
import { callApi } from '../core/api/call-api.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { callKey } from '../core/api/use-api.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'

/** Null for a code that no document bears: an answer, not a failure. */
const verify = async (code: string, signal: AbortSignal): Promise<Answer<typeof verifierExtrait> | null> => {
  try {
    return await callApi(verifierExtrait, { params: { code } }, signal)
  } catch (error) {
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null
    throw error
  }
}

const tell = ({ type, aJour, changements, decisionSuivante, delivreLe, tribunal }: Answer<typeof verifierExtrait>) => {
  const issued = new Date(delivreLe)
  if (type === 'RECEPISSE') return { level: 'success', title: textesVerification.recepisse(formaterInstant(issued), tribunal) } as const
  if (estDecision(type)) {
    return decisionSuivante === null
      ? ({ level: 'success', title: textesVerification.decision(formaterInstant(issued), tribunal) } as const)
      : ({
          level: 'warning',
          title: textesVerification.decisionSuivie(formaterInstant(issued), tribunal, formaterJour(decisionSuivante)),
        } as const)
  }
  return aJour
    ? ({ level: 'success', title: textesVerification.aJour(formaterInstant(issued), tribunal) } as const)
    : ({ level: 'warning', title: textesVerification.depasse(formaterJour(jourDeParis(issued)), changements.join(', ')) } as const)
}

const Verdict = ({ found }: { found: Answer<typeof verifierExtrait> | null }) => {
  if (found === null) return <Alert level="error" title={textesVerification.inconnu} />
  const what = found.type === 'RECEPISSE' ? textesVerification.requete : textesVerification.association
  return (
    <>
      <p>{what(found.titre, found.denomination, found.numero)}</p>
      <Alert {...tell(found)} />
    </>
  )
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
