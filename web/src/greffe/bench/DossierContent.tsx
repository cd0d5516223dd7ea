import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { CourtDocuments } from '../dossier/CourtDocuments.tsx'
import { DeclaredContent } from './DeclaredContent.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import { PrefectLetter } from '../acts/PrefectLetter.tsx'

/** The declared content, then the court's documents. Folded while the checks of a request under way show each part without comparison. */
export const DossierContent = ({ dossier }: { dossier: DossierData }) => {
  const { numero, etat, verifications, documents, depot, situation, parLeJuge } = dossier
  const letter = situation.communiqueeLe !== null && !parLeJuge
  return (
    <>
      <details className="fold" open={etat !== 'EN_COURS' || verifications?.comparaison !== null}>
        <summary>
          <h2 className="fr-h6">{textesVerifications.declare}</h2>
        </summary>
        <DeclaredContent numero={numero} depot={depot} verifications={verifications} />
      </details>
      {(documents.length > 0 || letter) && (
        <>
          <h2 className="fr-h6 fr-mt-2w">{textesEspaceGreffe.documents}</h2>
          <CourtDocuments numero={numero} documents={documents} />
          {letter && <PrefectLetter numero={numero} />}
        </>
      )}
    </>
  )
}
