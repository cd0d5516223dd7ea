import type { Answer } from 'contract/core/call'
import { type getDepot, lireDocumentDepose } from 'contract/suivi/depot'
import { libelleDateEffet, typeDocument } from 'domain/core/documents'
import { formatJour } from 'domain/core/jour'
import { libelleDocument } from 'domain/core/nom-document'
import { textesFichiersLecture } from 'domain/core/textes/fichiers-lecture'
import { textesDepot } from 'domain/suivi/textes/depot'
import { dated } from '../association/document-lines.ts'
import '../association/documents.css'
import { useDocument } from '../core/api/use-document.ts'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'

type DepotData = Answer<typeof getDepot>
type FiledDocument = DepotData['documents'][number]

/** Lines under a document's type: its date, its date of effect, its newspaper. */
const said = (document: FiledDocument): string[] => {
  const { type, dateEffet, journal } = document
  const known = typeDocument(type)
  const effet = known && libelleDateEffet(known)
  return [
    dated(document),
    effet && dateEffet && textesFichiersLecture.dateLe(effet, formatJour(dateEffet)),
    journal && textesDepot.journal(journal.libelle),
  ].filter((line) => typeof line === 'string')
}

/** The documents of a filing, in filing order. Each has a link and its SHA-256. */
export const FiledDocuments = ({ depot: { numero, documents } }: { depot: DepotData }) => {
  const { open, fetching } = useDocument()
  if (documents.length === 0) return <p>{textesDepot.aucuneAnnexe}</p>
  return (
    <ul className="fr-raw-list documents">
      {documents.map((document) => {
        const { rang, nom, taille, sha256 } = document
        return (
          <li key={rang}>
            <p className="documents__type">{libelleDocument(document)}</p>
            <DocumentLink
              nom={nom}
              taille={taille}
              busy={fetching}
              onOpen={() => void open(lireDocumentDepose, { params: { numero, rang: String(rang), nom } }, nom)}
            />
            {said(document).map((line) => (
              <p key={line} className="documents__date">
                {line}
              </p>
            ))}
            <details className="depot__imprint">
              <summary>{textesDepot.empreinte}</summary>
              <p>{sha256}</p>
            </details>
          </li>
        )
      })}
    </ul>
  )
}
