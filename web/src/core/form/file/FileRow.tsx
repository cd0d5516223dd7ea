import type { ReactNode } from 'react'
import { ouvertureAuPlus } from 'domain/core/constantes'
import { formaterTaille } from 'domain/core/taille'
import { textesFichiers } from 'domain/core/textes-fichiers'
import { deliverDocument } from '../../api/deliver-document.ts'
import { Button } from '../../widgets/Button.tsx'

interface Props {
  file: File
  /** How it is called here. */
  nom: string
  children: ReactNode
  refusals: readonly string[]
  onRemove: () => void
}

const formats: Readonly<Record<string, string>> = textesFichiers.formats

/** A file joined to what is being typed: what it is, to look at, to take off. */
export const FileRow = ({ file, nom, children, refusals, onRemove }: Props) => {
  const said = file.size > ouvertureAuPlus ? textesFichiers.enregistrer : textesFichiers.consulter
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
        <Button look="tertiary" onClick={() => deliverDocument(file, nom)}>
          {said(nom, formats[file.type] ?? '', formaterTaille(file.size))}
        </Button>
        <Button look="tertiary" name={textesFichiers.supprimer(nom)} onClick={onRemove}>
          {textesFichiers.supprimerCourt}
        </Button>
      </div>
    </li>
  )
}
