import { useRef } from 'react'
import { useController, useFormContext } from 'react-hook-form'
import { formatTaille } from 'domain/core/taille'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import '@codegouvfr/react-dsfr/dsfr/component/upload/upload.main.min.css'
import { FieldFrame } from '../FieldFrame.tsx'
import { useFieldParts, type FieldProps } from '../use-field.ts'

interface Props extends FieldProps {
  /** Media types offered by the file chooser. The rules check the chosen file anyway. */
  accept: readonly string[]
  /** A field to fill with the file's name, unless the person has typed another name. */
  names?: string
  onChosen?: (file: File) => void
}

/** One file; the form holds a File or null. */
export const FileField = ({ accept, names, onChosen, ...props }: Props) => {
  const field = useFieldParts(props)
  const { getValues, setValue } = useFormContext()
  const { field: controlled } = useController({ name: props.name })
  const named = useRef('')
  const file = controlled.value as File | null
  const choose = (chosen: File | null) => {
    field.clear()
    controlled.onChange(chosen)
    if (chosen === null) return
    if (names !== undefined && getValues(names) === named.current) {
      named.current = chosen.name
      setValue(names, chosen.name)
    }
    onChosen?.(chosen)
  }
  return (
    <FieldFrame {...props} field={field} family="upload">
      <input
        className="fr-upload"
        type="file"
        name={props.name}
        ref={controlled.ref}
        accept={accept.join(',')}
        onChange={(event) => choose(event.target.files?.[0] ?? null)}
        {...field.aria}
      />
      <p role="status" className="fr-hint-text">
        {file && textesFormulaires.fichierChoisi(file.name, formatTaille(file.size))}
      </p>
    </FieldFrame>
  )
}
