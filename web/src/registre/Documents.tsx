import { useId, useState } from 'react'
import type { Association } from 'contract/association/association'
import { lireDocument } from 'contract/registre/fiche'
import { libelleDocument } from 'domain/core/nom-document'
import { filterByNom } from 'domain/registre/filter-documents'
import { textesFiche } from 'domain/registre/textes/fiche'
import { dated } from '../association/document-lines.ts'
import { useDocument } from '../core/api/use-document.ts'
import { FieldFrame } from '../core/form/FieldFrame.tsx'
import { Badge } from '../core/widgets/Badge.tsx'
import { DocumentLink } from '../core/widgets/DocumentLink.tsx'
import '../association/documents.css'

const { documents: textes } = textesFiche

/** The documents of one version (SHEET-19), filtered by name (SHEET-26). */
export const Documents = ({ association: { numero, version, documents } }: { association: Association }) => {
  const [nom, setNom] = useState('')
  const { open, fetching } = useDocument()
  const id = useId()
  if (documents.length === 0) return <p>{textes.aucun}</p>
  const found = filterByNom(documents, nom)
  return (
    <>
      <div className="documents__filter">
        <FieldFrame label={textes.filtre} field={{ id, hintId: '', messageId: '', message: undefined }}>
          <input id={id} className="fr-input" type="text" autoComplete="off" value={nom} onChange={(event) => setNom(event.target.value)} />
        </FieldFrame>
      </div>
      <p role="status">{found.length === 0 ? textes.aucunPourCeNom : textes.nombre(found.length)}</p>
      <ul className="fr-raw-list documents">
        {found.map((document) => (
          <li key={document.uuid}>
            <p className="documents__type">
              {libelleDocument(document)} {!document.actif && <Badge>{textes.remplace}</Badge>}
            </p>
            <DocumentLink
              nom={document.nom}
              taille={document.taille}
              busy={fetching}
              onOpen={() =>
                void open(
                  lireDocument,
                  { params: { numero, versionId: String(version), uuid: document.uuid, nom: document.nom } },
                  document.nom,
                )
              }
            />
            {dated(document) && <p className="documents__date">{dated(document)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
