import { ajouterDocument } from 'contract/association/greffe'
import { textesGreffeDocuments as textes } from 'domain/association/textes-greffe-documents'
import { limitesParDefaut } from 'domain/core/fichier'
import { textes as erreurs } from 'domain/core/textes'
import { ActForm } from '../../core/acts/ActForm.tsx'
import { refusedField } from '../../core/acts/outcome.ts'
import { useConstantes } from '../../core/constantes.ts'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import { lisible } from '../../core/form/file/readable.ts'
import type { Work } from './court-data.ts'
import { documentVide, partDe, verifierDocument, type DocumentSaisi } from './document-form.ts'
import { DocumentFields } from './DocumentFields.tsx'

/** Adds a document to the register, in force (STAFF-21). */
export const AddDocument = ({ numero, court: { version }, fiche, acts, onDone }: Work & { onDone: () => void }) => {
  const limites = useConstantes() ?? limitesParDefaut
  const form = useCheckedForm<DocumentSaisi>(documentVide, (saisie) => verifierDocument(saisie, version, limites))
  const send = async (saisie: DocumentSaisi) => {
    const { fichier } = saisie
    if (fichier === null || !(await lisible(fichier))) return refusedField(acts.failure, 'fichier', erreurs.fichierIllisible)
    return acts.attempt(ajouterDocument, { params: { numero }, part: partDe(saisie, version), files: [fichier] }, () => textes.ajoute)
  }
  return (
    <ActForm form={form} onSend={send} onDone={onDone} busy={acts.busy} confirm={textes.bouton}>
      <DocumentFields limites={limites} codePostal={fiche.association.informations.adresse.codePostal} />
    </ActForm>
  )
}
