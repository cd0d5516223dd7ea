import type { DocumentAssociation } from 'contract/association/association'
import { activerDocument } from 'contract/greffe/association'
import { areStatuts } from 'domain/association/statuts-en-vigueur'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import { titreDeDocument } from 'domain/core/nom-document'
import { DialogForm } from '../../core/acts/DialogForm.tsx'
import { checkBody } from '../../core/form/check-body.ts'
import { TextField } from '../../core/form/TextField.tsx'
import { useCheckedForm } from '../../core/form/use-checked-form.ts'
import type { Work } from './court-data.ts'

interface Props extends Work {
  document: DocumentAssociation
  onClose: () => void
}

const check = checkBody(activerDocument.body)

/** Asks why a document goes out of force or comes back, and names the statutes it then replaces (STAFF-21). */
export const InForceForm = ({ numero, court: { version }, fiche, acts, document, onClose }: Props) => {
  const { uuid } = document
  const actif = !document.actif
  const form = useCheckedForm({ motif: '' }, ({ motif }) => check({ version, actif, motif }))
  const send = ({ motif }: { motif: string }) =>
    acts.attempt(activerDocument, { params: { numero, uuid }, body: { version, actif, motif } }, () =>
      actif ? textes.active : textes.desactive,
    )
  const replaced = actif && areStatuts(document) ? fiche.association.documents.filter((each) => each.actif && areStatuts(each)) : []
  const { effet, motif } = textes.vigueur[`${actif}`]
  return (
    <DialogForm form={form} onSend={send} onClose={onClose} acts={acts} confirm={actif ? textes.activer : textes.desactiver}>
      <p>{effet}</p>
      {replaced.map((each) => (
        <p key={each.uuid}>{textes.remplace(titreDeDocument(each))}</p>
      ))}
      <TextField name="motif" label={motif} maxLength={500} />
    </DialogForm>
  )
}
