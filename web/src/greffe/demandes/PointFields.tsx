import { useFormContext, useWatch } from 'react-hook-form'
import { libelleType, allowedTypes } from 'domain/core/documents'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { SelectField } from '../../core/form/SelectField.tsx'
import { TextArea } from '../../core/form/TextArea.tsx'
import { precisionsOnly, type DemandValues, type TypeDemandable } from './demand-form.ts'
import { AskedMotives } from './AskedMotives.tsx'

const { composer } = textesGreffeDemandes

const options = [
  ...allowedTypes.pieces.map((value) => ({ value, label: libelleType(value) })),
  { value: precisionsOnly, label: composer.precisionsSeules },
]

/** Fields of one point of a demande: a document type or « précisions seules », and the text the declarant reads. */
export const PointFields = ({ rank }: { rank: number }) => {
  const { control } = useFormContext<DemandValues>()
  const type = useWatch({ control, name: `points.${rank}.type` }) as TypeDemandable | ''
  const name = `points.${rank}.precisions`
  return (
    <>
      <SelectField name={`points.${rank}.type`} label={composer.document} options={options} />
      {type !== '' && <AskedMotives type={type} name={name} />}
      <TextArea name={name} label={composer.precisions} rows={3} optional={type !== precisionsOnly} />
    </>
  )
}
