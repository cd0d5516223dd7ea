import { lireLettresPrefet } from 'contract/greffe/lettres-prefet'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesVerifications } from 'domain/suivi/textes/verifications'
import { textesLettrePrefet } from 'domain/requetes/textes/lettre-prefet'
import { CourtDocuments } from '../dossier/CourtDocuments.tsx'
import type { DossierData } from '../dossier/dossier.ts'
import { useDocument } from '../../core/api/use-document.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { DeclaredContent } from './DeclaredContent.tsx'

/** Reprints the letter that communicated the request to the prefect. */
const PrefectLetter = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  const print = () => open(lireLettresPrefet, { query: { requete: [numero] } }, textesLettrePrefet.fichier([numero]))
  return (
    <Button look="tertiary" busy={fetching} onClick={() => void print()}>
      {textesLettrePrefet.bouton}
    </Button>
  )
}

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
