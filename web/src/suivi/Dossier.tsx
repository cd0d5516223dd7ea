import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import { Annexes } from './Annexes.tsx'
import { CourtDocuments } from './CourtDocuments.tsx'
import { DeclaredContent } from './DeclaredContent.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import type { DossierData } from './dossier.ts'
import { DossierHead } from './DossierHead.tsx'
import { DistinctName } from './DistinctName.tsx'
import { Journal } from './Journal.tsx'
import { RefusedMails } from './RefusedMails.tsx'

/** The clerk's file (design.md §11): head, what is declared beside its annexes, journal folded, decision bar at the bottom. */
export const Dossier = ({ dossier }: { dossier: DossierData }) => {
  const { verifications } = dossier
  return (
    <>
      <DossierHead dossier={dossier} />
      <RefusedMails refused={dossier.courrielsRefuses} />
      <div className="dossier">
        <section>
          <h2 className="fr-h4">{textesEspaceGreffe.contenuDeclare}</h2>
          {verifications?.publicationManquante && (
            <Alert level="warning" title={textesEspaceGreffe.publication.titre}>
              <p>{textesEspaceGreffe.publication.detail}</p>
            </Alert>
          )}
          {verifications?.nomsProches && <DistinctName names={verifications.nomsProches} />}
          <DeclaredContent numero={dossier.numero} depot={dossier.depot} verifications={verifications} />
          {dossier.documents.length > 0 && (
            <>
              <h2 className="fr-h4 fr-mt-3w">{textesEspaceGreffe.documents}</h2>
              <CourtDocuments numero={dossier.numero} documents={dossier.documents} />
            </>
          )}
        </section>
        <section className="dossier__annexes">
          <h2 className="fr-h4">{textesGreffe.annexes}</h2>
          <Annexes numero={dossier.numero} annexes={dossier.annexes} />
        </section>
      </div>
      <Journal journal={dossier.journal} />
      <DecisionBar dossier={dossier} />
    </>
  )
}
