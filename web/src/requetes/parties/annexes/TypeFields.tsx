import { useFormContext, useWatch } from 'react-hook-form'
import { sousTypeObligatoire, sousTypePropose, sousTypesAChoisir } from 'domain/core/annexe'
import {
  dateObligatoire,
  journalObligatoire,
  libelleDate,
  libelleDateEffet,
  libelleSousType,
  libelleType,
  typeDocument,
  type ContexteAnnexe,
  type TypeDocument,
} from 'domain/core/documents'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { DateField } from '../../../core/form/DateField.tsx'
import { SelectField } from '../../../core/form/SelectField.tsx'
import { today } from '../../../core/today.ts'
import { JournalField } from './JournalField.tsx'

interface Props {
  /** Path of the document in the form, with its final dot; '' at the root. */
  prefix?: string
  types: readonly TypeDocument[]
  contexte: ContexteAnnexe
  /** Where a publication must have been made (ANNEX-34). */
  codePostal: string
  /** Called with each new type, for what else follows from it. */
  onChosen?: (type: string) => void
}

/** What a document is. The fields follow its type: subtypes, dates, newspaper (ANNEX-19 to ANNEX-22, DOCTYPE-22). */
export const TypeFields = ({ prefix = '', types, contexte, codePostal, onChosen }: Props) => {
  const { setValue, clearErrors } = useFormContext()
  const type = typeDocument(String(useWatch({ name: `${prefix}type` })))
  const sousType = String(useWatch({ name: `${prefix}sousType` }))
  const sousTypes = type ? sousTypesAChoisir(type, contexte) : []
  const effet = type && libelleDateEffet(type)
  const choose = (value: string) => {
    setValue(`${prefix}sousType`, sousTypePropose(value, contexte))
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
      {type && sousTypes.length > 0 && (
        <SelectField
          name={`${prefix}sousType`}
          label={textesAnnexes.sousType}
          options={sousTypes.map((value) => ({ value, label: libelleSousType(value) }))}
          {...(!sousTypeObligatoire(type) && { placeholder: null })}
        />
      )}
      {type && (
        <DateField
          name={`${prefix}date`}
          label={dateObligatoire(type) ? libelleDate(type) : textesAnnexes.date}
          optional={!dateObligatoire(type)}
          max={today()}
        />
      )}
      {effet && <DateField name={`${prefix}dateEffet`} label={effet} optional />}
      {type && journalObligatoire(type) && <JournalField name={`${prefix}journal`} codePostal={codePostal} sousType={sousType} />}
    </>
  )
}
