import { useState } from 'react'
import type { DocumentAssociation } from 'contract/association/association'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import { Dialog } from '../../core/dialog/Dialog.tsx'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { CourtList } from './CourtList.tsx'
import { AddDocument } from './AddDocument.tsx'
import { ActSection } from '../../core/acts/ActSection.tsx'
import type { Work } from './court-data.ts'
import { DocumentRow } from './DocumentRow.tsx'
import { InForceForm } from './InForceForm.tsx'
import { RemovalForm } from './RemovalForm.tsx'

/** STAFF-21: documents of the latest version, in force or not. The court adds, removes, activates or deactivates them. */
export const CourtDocuments = (work: Work) => {
  const { numero, fiche, court, acts } = work
  const { documents, version: shown } = fiche.association
  const { version } = court
  const [removing, setRemoving] = useState<DocumentAssociation | null>(null)
  const [changing, setChanging] = useState<DocumentAssociation | null>(null)
  const [added, setAdded] = useState(0)
  const { heading, removed } = useFocusAfterRemoval()
  const add = () => {
    setAdded(added + 1)
    removed()
  }
  // In one render: the closing dialog returns the focus to the row being removed, then the title takes it.
  const remove = () => {
    setRemoving(null)
    removed()
  }
  return (
    <>
      <ActSection title={textes.titre} heading={heading}>
        <CourtList none={textes.aucun}>
          {documents.map((document) => (
            <DocumentRow
              key={document.uuid}
              numero={numero}
              version={shown}
              document={document}
              busy={acts.busy}
              onActivate={() => setChanging(document)}
              onRemove={() => setRemoving(document)}
            />
          ))}
        </CourtList>
      </ActSection>
      <ActSection title={textes.ajouter}>
        <AddDocument key={added} {...work} onDone={add} />
      </ActSection>
      <Dialog
        open={changing !== null}
        title={changing === null ? '' : textes.vigueur[`${!changing.actif}`].titre(changing.nom)}
        onClose={() => setChanging(null)}
      >
        {changing && <InForceForm {...work} document={changing} onClose={() => setChanging(null)} />}
      </Dialog>
      <Dialog open={removing !== null} title={removing === null ? '' : textes.suppression(removing.nom)} onClose={() => setRemoving(null)}>
        {removing && (
          <RemovalForm
            numero={numero}
            version={version}
            uuid={removing.uuid}
            acts={acts}
            onClose={() => setRemoving(null)}
            onDone={remove}
          />
        )}
      </Dialog>
    </>
  )
}
