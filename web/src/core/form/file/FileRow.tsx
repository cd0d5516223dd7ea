import type { ReactNode } from 'react'
import { maxOuverture } from 'domain/core/constants'
import { formatTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes/fichiers'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  file: { taille: number; mime: string }
  /** The file's name in this list. */
  nom: string
  children: ReactNode
  refusals: readonly string[]
  onOpen: () => void
  /** Replaces the file, or edits its description. */
  replace?: { label: string; onReplace: () => void } | undefined
  /** Absent when the file may not be removed. */
  onRemove?: (() => void) | undefined
}

const formats: Readonly<Record<string, string>> = textesFichiers.formats

/** A file attached to the form, with buttons to open, replace and remove it. */
export const FileRow = ({ file, nom, children, refusals, onOpen, replace, onRemove }: Props) => {
  const said = file.taille > maxOuverture ? textesFichiers.enregistrer : textesFichiers.consulter
  return (
    <li className="row">
      <p>
        <strong>{nom}</strong>
        <br />
        {children}
      </p>
      {refusals.map((refusal) => (
        <p key={refusal} className="fr-error-text">
          {refusal}
        </p>
      ))}
      <div className="row__buttons">
        <Button look="tertiary" onClick={onOpen}>
          {said(nom, formats[file.mime] ?? '', formatTaille(file.taille))}
        </Button>
        {replace && (
          <Button look="tertiary" name={textesFichiers.leGeste(replace.label, nom)} onClick={replace.onReplace}>
            {replace.label}
          </Button>
        )}
        {onRemove && (
          <Button look="tertiary" name={textesFichiers.supprimer(nom)} onClick={onRemove}>
            {textesFichiers.supprimerCourt}
          </Button>
        )}
      </div>
    </li>
  )
}
