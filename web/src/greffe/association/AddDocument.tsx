import { ajouterDocument } from 'contract/greffe/association'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import { defaultLimites } from 'domain/core/fichier'
import { textes as erreurs } from 'domain/core/textes/common'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { refusedField, type Outcome } from '../../core/acts/outcome.ts'
import { useConstants } from '../../core/constants.ts'
import { FileProgress } from '../../core/form/file/FileProgress.tsx'
import { useUpload } from '../../core/form/file/use-upload.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { Work } from './court-data.ts'
import { emptyDocument, partDe, checkDocumentSaisie, type DocumentSaisie } from './document-form.ts'
import { DocumentFields } from './DocumentFields.tsx'

/** Adds a document to the register. It is in force at once (STAFF-21). */
export const AddDocument = ({ numero, court: { version }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const limites = useConstants() ?? defaultLimites
  const form = useCheckedForm<DocumentSaisie>(emptyDocument, (saisie) => checkDocumentSaisie(saisie, version, limites))
  const { percent, upload } = useUpload<Outcome>()
  const send = async (saisie: DocumentSaisie) => {
    const { fichier } = saisie
    if (fichier === null) return refusedField(acts.failure, 'fichier', erreurs.champObligatoire)
    const sent = { params: { numero }, part: partDe(saisie, version), files: [fichier] }
    const outcome = await upload(sent.files, (onProgress) => acts.attempt(ajouterDocument, sent, () => textes.ajoute, { onProgress }))
    return outcome ?? refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
  }
  return (
    <ActForm form={form} onSend={send} onDone={onDone} acts={acts} confirm={textes.bouton}>
      <DocumentFields limites={limites} codePostal={fiche.association.informations.adresse.codePostal} />
      <FileProgress percent={percent} nom={form.getValues('fichier')?.name ?? ''} />
    </ActForm>
  )
}
