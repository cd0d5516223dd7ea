import { Link } from '@tanstack/react-router'
import type { verifierExtrait } from 'contract/extrait/extrait'
import type { Answer } from 'contract/core/call'
import { estDecision } from 'domain/association/delivrances'
import { formaterInstant, formaterJour, jourDeParis } from 'domain/core/jour'
import { textesVerification } from 'domain/extrait/textes-verification'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'

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

interface Props {
  code: string
  /** Null for a code that no document bears: an answer, not a failure. */
  found: Answer<typeof verifierExtrait> | null
}

/** Says to anybody what a document of the court is, whether it is genuine, and what has happened since (ACTION-10). */
export const VerificationPage = ({ code, found }: Props) => (
  <Page title={textesVerification.titre}>
    <p>{textesVerification.document(code)}</p>
    <Verdict found={found} />
    <Link to="/verification" className="fr-link">
      {textesVerification.autre}
    </Link>
  </Page>
)
