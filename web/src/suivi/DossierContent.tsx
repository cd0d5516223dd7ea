import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import { CourtDocuments } from './CourtDocuments.tsx'
import { DeclaredContent } from './DeclaredContent.tsx'
import { DistinctName } from './DistinctName.tsx'
import type { DossierData } from './dossier.ts'

/** What was declared, with what the court compares it to, then what the court issued. */
export const DossierContent = ({ dossier }: { dossier: DossierData }) => {
  const { numero, verifications, documents, depot } = dossier
  return (
    <>
      <h2 className="fr-h4">{textesEspaceGreffe.contenuDeclare}</h2>
      {verifications?.publicationManquante && (
        <Alert level="warning" title={textesEspaceGreffe.publication.titre}>
          <p>{textesEspaceGreffe.publication.detail}</p>
        </Alert>
      )}
      {verifications?.nomsProches && <DistinctName names={verifications.nomsProches} />}
      <DeclaredContent numero={numero} depot={depot} verifications={verifications} />
      {documents.length > 0 && (
        <>
          <h2 className="fr-h4 fr-mt-3w">{textesEspaceGreffe.documents}</h2>
          <CourtDocuments numero={numero} documents={documents} />
        </>
      )}
    </>
  )
}
