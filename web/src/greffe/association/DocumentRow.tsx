import type { DocumentAssociation } from 'contract/association/association'
import { lireDocument } from 'contract/registre/fiche'
import { obstaclesAuRetrait } from 'domain/association/tribunal-documents'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import { libelleDocument } from 'domain/core/nom-document'
import { textesFiche } from 'domain/registre/textes/fiche'
import { dated } from '../../association/document-lines.ts'
import { useDocument } from '../../core/api/use-document.ts'
import { Badge } from '../../core/widgets/Badge.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { DocumentLink } from '../../core/widgets/DocumentLink.tsx'

interface Props {
  numero: string
  /** Ordre of the version that lists it. */
  version: number
  document: DocumentAssociation
  busy: boolean
  onActivate: () => void
  onRemove: () => void
}

/** A document of the register: type, whether it is in force, and the court's actions. */
export const DocumentRow = ({ numero, version, document, busy, onActivate, onRemove }: Props) => {
  const { open, fetching } = useDocument()
  const { uuid, nom, type, taille, actif } = document
  const retenu = obstaclesAuRetrait(type)
  const libre = retenu.length === 0
  return (
    <li>
      <div className="court-list__content">
        <p>
          {libelleDocument(document)}{' '}
          {actif ? <Badge tone="success">{textes.enVigueur}</Badge> : <Badge>{textesFiche.documents.remplace}</Badge>}
        </p>
        {dated(document) && <p className="court-list__mention">{dated(document)}</p>}
        {retenu.map((raison) => (
          <p key={raison} className="court-list__mention">
            {raison}
          </p>
        ))}
        <DocumentLink
          nom={nom}
          taille={taille}
          busy={fetching}
          onOpen={() => void open(lireDocument, { params: { numero, versionId: String(version), uuid, nom } }, nom)}
        />
      </div>
      <div className="court-list__buttons">
        {/* One button for both actions, so that it keeps the focus when its label changes. */}
        {(libre || !actif) && (
          <Button look="tertiary" busy={busy} name={actif ? textes.desactiverLequel(nom) : textes.activerLequel(nom)} onClick={onActivate}>
            {actif ? textes.desactiver : textes.activer}
          </Button>
        )}
        {libre && (
          <Button look="tertiary" busy={busy} name={textes.supprimerLequel(nom)} onClick={onRemove}>
            {textes.supprimer}
          </Button>
        )}
      </div>
    </li>
  )
}
