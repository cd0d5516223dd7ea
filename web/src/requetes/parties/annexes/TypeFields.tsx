import { useFormContext, useWatch } from 'react-hook-form'
import { preselectedSousType } from 'domain/core/annexe'
import { libelleType, typeDocument, type ContexteAnnexe, type TypeDocument } from 'domain/core/documents'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { DetailFields } from './DetailFields.tsx'

interface Props {
  /** Path of the document in the form, with its final dot; '' at the root. */
  prefix?: string
  types: readonly TypeDocument[]
  contexte: ContexteAnnexe
  /** The postal code of the place where a publication must have been made (ANNEX-34). */
  codePostal: string
  /** Called with each new type. */
  onChosen?: (type: string) => void
}

/** The type of a document, and the fields that depend on it (ANNEX-19). */
export const TypeFields = ({ prefix = '', types, contexte, codePostal, onChosen }: Props) => {
  const { setValue, clearErrors } = useFormContext()
  const type = typeDocument(String(useWatch({ name: `${prefix}type` })))
  const choose = (value: string) => {
    setValue(`${prefix}sousType`, preselectedSousType(value, contexte))
    clearErrors(`${prefix}sousType`)
    onChosen?.(value)
  }
  return (
    <>
      <SelectField
        name={`${prefix}type`}
        label={textesAnnexes.type}
        options={types.map((value) => ({ value, label: libelleType(value) }))}
        onChosen={choose}
      />
      {type && <DetailFields prefix={prefix} type={type} contexte={contexte} codePostal={codePostal} />}
    </>
  )
}
