import { useFormContext, useWatch } from 'react-hook-form'
import { areStatuts } from 'domain/association/statuts-en-vigueur'
import { textesGreffeDocuments as textes } from 'domain/association/textes/greffe-documents'
import { isReserved, typesDocument } from 'domain/core/documents'
import type { LimitesFichiers } from 'domain/core/fichier'
import { formatTaille } from 'domain/core/taille'
import { nomsDesFormats } from 'domain/core/reglages'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { Checkbox } from '../../core/form/Checkbox.tsx'
import { FileField } from '../../core/form/file/FileField.tsx'
import { TextField } from '../../core/form/TextField.tsx'
import { TypeFields } from '../../requetes/parties/annexes/TypeFields.tsx'
import type { DocumentSaisie } from './document-form.ts'

interface Props {
  limites: LimitesFichiers
  /** Postal code of the head office: it selects the newspapers (ANNEX-30). */
  codePostal: string
}

/** Fields of a document, which depend on its type. When the type is not reserved, the clerk may reserve the document. */
export const DocumentFields = ({ limites, codePostal }: Props) => {
  const { setValue } = useFormContext<DocumentSaisie>()
  const type = useWatch<DocumentSaisie, 'annexe.type'>({ name: 'annexe.type' })
  return (
    <>
      <TypeFields
        prefix="annexe."
        types={typesDocument}
        contexte="greffe"
        codePostal={codePostal}
        onChosen={(chosen) => setValue('reserve', isReserved(chosen))}
      />
      {type && areStatuts({ type }) && <p className="fr-hint-text">{textes.unSeulTexte}</p>}
      <FileField
        name="fichier"
        label={textes.fichier}
        hint={`${textesFichiers.formatsAcceptes(nomsDesFormats(limites.mimeAcceptes))} ${textes.auPlus(formatTaille(limites.tailleFichierMax))}`}
        accept={limites.mimeAcceptes}
        names="annexe.nom"
      />
      <TextField name="annexe.nom" label={textes.nom} maxLength={255} />
      {type && isReserved(type) ? (
        <p className="fr-hint-text">{textes.reserveParType}</p>
      ) : (
        <Checkbox name="reserve" label={textes.reserve} />
      )}
    </>
  )
}
