import { useController } from 'react-hook-form'
import { formaterTaille } from 'domain/core/taille'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import '@codegouvfr/react-dsfr/dsfr/component/upload/upload.main.min.css'
import { FieldFrame } from '../FieldFrame.tsx'
import { useFieldParts, type FieldProps } from '../use-field.ts'

interface Props extends FieldProps {
  /** Media types offered by the file chooser; the rules check what comes anyway. */
  accept: readonly string[]
  /** Called with each new choice, to check it at once (`null` when the choice is taken back). */
  onChosen?: (file: File | null) => void
}

/** One file; the form holds a File or null. */
export const FileField = ({ accept, onChosen, ...props }: Props) => {
  const field = useFieldParts(props)
  const { field: controlled } = useController({ name: props.name })
  const file = controlled.value as File | null
  const choose = (chosen: File | null) => {
    field.clear()
    controlled.onChange(chosen)
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
        {file && textesFormulaires.fichierChoisi(file.name, formaterTaille(file.size))}
      </p>
    </FieldFrame>
  )
}
