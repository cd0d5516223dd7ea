import type { ReactNode } from 'react'
import { ouvertureAuPlus } from 'domain/core/constantes'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  file: { taille: number; mime: string }
  /** How it is called here. */
  nom: string
  children: ReactNode
  refusals: readonly string[]
  onOpen: () => void
  /** Where one file takes the place of another, or what is said of it is corrected. */
  replace?: { label: string; onReplace: () => void } | undefined
  /** Nothing where it may not be taken off. */
  onRemove?: (() => void) | undefined
}

const formats: Readonly<Record<string, string>> = textesFichiers.formats

/** A file joined to what is being typed: what it is, to look at, to take off. */
export const FileRow = ({ file, nom, children, refusals, onOpen, replace, onRemove }: Props) => {
  const said = file.taille > ouvertureAuPlus ? textesFichiers.enregistrer : textesFichiers.consulter
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
          {said(nom, formats[file.mime] ?? '', formaterTaille(file.taille))}
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
