import { useWatch } from 'react-hook-form'
import { isSousTypeRequired, sousTypesToChoose } from 'domain/core/annexe'
import {
  isDateRequired,
  isJournalRequired,
  libelleDate,
  libelleDateEffet,
  libelleSousType,
  type ContexteAnnexe,
  type TypeDocument,
} from 'domain/core/documents'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { DateField } from '../../../core/form/DateField.tsx'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { JournalField } from './JournalField.tsx'

interface Props {
  /** Path of the document in the form, with its final dot; '' at the root. */
  prefix?: string
  type: TypeDocument
  contexte: ContexteAnnexe
  /** The postal code of the place where a publication must have been made (ANNEX-34). */
  codePostal: string
  /** Set in a slot: hides the date if it is optional, and the subtype if the slot decides it. */
  essentiel?: { sousType: boolean }
}

/** The fields that depend on the type of a document: subtype, dates, newspaper (ANNEX-20 to ANNEX-22, DOCTYPE-22). */
export const DetailFields = ({ prefix = '', type, contexte, codePostal, essentiel }: Props) => {
  const sousType = String(useWatch({ name: `${prefix}sousType` }))
  const sousTypes = essentiel?.sousType ? [] : sousTypesToChoose(type, contexte)
  const effet = libelleDateEffet(type)
  const datee = isDateRequired(type)
  return (
    <>
      {sousTypes.length > 0 && (
        <SelectField
          name={`${prefix}sousType`}
          label={textesAnnexes.sousType}
          options={sousTypes.map((value) => ({ value, label: libelleSousType(value) }))}
          {...(!isSousTypeRequired(type) && { placeholder: null })}
        />
      )}
      {(datee || !essentiel) && (
        <DateField name={`${prefix}date`} label={datee ? libelleDate(type) : textesAnnexes.date} optional={!datee} />
      )}
      {effet && <DateField name={`${prefix}dateEffet`} label={effet} optional />}
      {isJournalRequired(type) && <JournalField name={`${prefix}journal`} codePostal={codePostal} sousType={sousType} />}
    </>
  )
}
