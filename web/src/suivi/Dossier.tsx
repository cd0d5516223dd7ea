import { useState } from 'react'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { useAct } from '../core/acts/use-act.ts'
import { Fetched } from '../core/api/Fetched.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Annexes } from './Annexes.tsx'
import { CourtDocuments } from './CourtDocuments.tsx'
import { DeclaredContent } from './DeclaredContent.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { Demands } from './demandes/Demands.tsx'
import { useDemands } from './demandes/use-demands.ts'
import type { DossierData } from './dossier.ts'
import { DossierHead } from './DossierHead.tsx'
import { DistinctName } from './DistinctName.tsx'
import { annexesShown, repliesShown } from './files-shown.ts'
import { Journal } from './Journal.tsx'
import { UndeliveredMails } from './demandes/UndeliveredMails.tsx'

/** The clerk's file (design.md §11): head, what is asked and declared beside its documents, journal folded, decision bar at the bottom. */
export const Dossier = ({ dossier }: { dossier: DossierData }) => {
  const { numero, verifications } = dossier
  const acts = useAct(textesEspaceGreffe.echecs.acte, { conflictOnPage: true })
  const { asked, query } = useDemands(dossier)
  const [chosen, setChosen] = useState<string | null>(null)
  const annexes = annexesShown(dossier)
  const replies = repliesShown(numero, query.data ?? [])
  const files = [...annexes, ...replies]
  const shown = files.find(({ key }) => key === chosen) ?? files[0]
  return (
    <>
      <DossierHead dossier={dossier} />
      <UndeliveredMails refused={dossier.courrielsRefuses} />
      <div className="dossier">
        <section>
          {asked && (
            <Fetched query={query}>
              {(demands) => <Demands dossier={dossier} demands={demands} replies={replies} acts={acts} onShow={setChosen} />}
            </Fetched>
          )}
          <h2 className="fr-h4">{textesEspaceGreffe.contenuDeclare}</h2>
          {verifications?.publicationManquante && (
            <Alert level="warning" title={textesEspaceGreffe.publication.titre}>
              <p>{textesEspaceGreffe.publication.detail}</p>
            </Alert>
          )}
          {verifications?.nomsProches && <DistinctName names={verifications.nomsProches} />}
          <DeclaredContent numero={numero} depot={dossier.depot} verifications={verifications} />
          {dossier.documents.length > 0 && (
            <>
              <h2 className="fr-h4 fr-mt-3w">{textesEspaceGreffe.documents}</h2>
              <CourtDocuments numero={numero} documents={dossier.documents} />
            </>
          )}
        </section>
        <section id="documents" className="dossier__annexes">
          <Annexes annexes={annexes} replies={replies} shown={shown} onShow={setChosen} />
        </section>
      </div>
      <Journal journal={dossier.journal} />
      <DecisionBar dossier={dossier} acts={acts} />
    </>
  )
}
