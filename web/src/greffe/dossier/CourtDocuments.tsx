import { lireDocumentRequete } from 'contract/suivi/requetes'
import { useDocument } from '../../core/api/use-document.ts'
import { DocumentLink } from '../../core/widgets/DocumentLink.tsx'
import type { DossierData } from './dossier.ts'

interface Props {
  numero: string
  documents: DossierData['documents']
}

/** Documents the court issued on a request, one download link each. */
export const CourtDocuments = ({ numero, documents }: Props) => {
  const { open, fetching } = useDocument()
  return (
    <ul className="fr-raw-list">
      {documents.map(({ uuid, nom, taille }) => (
        <li key={uuid}>
          <DocumentLink
            nom={nom}
            taille={taille}
            busy={fetching}
            onOpen={() => void open(lireDocumentRequete, { params: { numero, uuid } }, nom)}
          />
        </li>
      ))}
    </ul>
  )
}
