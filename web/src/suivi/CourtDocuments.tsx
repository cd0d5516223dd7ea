import { lireDocumentRequete } from 'contract/suivi/requetes'
import { useDocument } from '../core/api/use-document.ts'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'
import type { DossierData } from './dossier.ts'

interface Props {
  numero: string
  documents: DossierData['documents']
}

/** What its court has issued on a request it instructs: its receipt. */
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
