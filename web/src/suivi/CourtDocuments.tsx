import { lireDocumentRequete, type RequeteTableauDeBord } from 'contract/suivi/requetes'
import { useDocument } from '../core/api/use-document.ts'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'

interface Props {
  numero: string
  documents: RequeteTableauDeBord['documents']
}

/** What the court has issued on a request, for those who know it: its receipt (design.md §5). */
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
