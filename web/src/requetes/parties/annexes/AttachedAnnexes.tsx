import { useState } from 'react'
import type { ModeAnnexe } from 'domain/core/documents'
import { FileRow } from '../../../core/form/file/FileRow.tsx'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { describeAnnexe } from './describe-annexe.ts'
import { RemoveAnnexe } from './RemoveAnnexe.tsx'
import type { AnnexesJointes } from './use-annexes.ts'

interface Props {
  jointes: readonly AnnexeJointe[]
  mode: ModeAnnexe
  annexes: AnnexesJointes
  /** Set where a document may be replaced. */
  replace?: { label: string; onReplace: (annexe: AnnexeJointe) => void }
  onRemoved: () => void
}

/** The joined documents of one part of the step, each with buttons to open, replace and remove it (ANNEX-01, ANNEX-05). */
export const AttachedAnnexes = ({ jointes, mode, annexes, replace, onRemoved }: Props) => {
  const [retiree, setRetiree] = useState<AnnexeJointe | null>(null)
  const drop = (annexe: AnnexeJointe) => {
    setRetiree(null)
    if (annexes.remove(annexe)) onRemoved()
  }
  return (
    <>
      {jointes.length > 0 && (
        <ul className="fr-raw-list rows">
          {jointes.map((jointe) => (
            <FileRow
              key={jointe.id}
              file={jointe.fichier}
              nom={jointe.annexe.nom}
              refusals={annexes.refusals(jointe)}
              onOpen={() => annexes.consulter(jointe)}
              replace={replace && { label: replace.label, onReplace: () => replace.onReplace(jointe) }}
              onRemove={() => setRetiree(jointe)}
            >
              {describeAnnexe(jointe.annexe, mode)}
            </FileRow>
          ))}
        </ul>
      )}
      <RemoveAnnexe annexe={retiree} onRemove={drop} onKeep={() => setRetiree(null)} />
    </>
  )
}
