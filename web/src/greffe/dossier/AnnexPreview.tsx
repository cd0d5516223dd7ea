import { useState } from 'react'
import { describeActiveContenu } from 'domain/core/active-contenu'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { Viewer } from '../../core/viewer/Viewer.tsx'
import type { View } from '../../core/viewer/view.ts'
import { Button } from '../../core/widgets/Button.tsx'
import { LoadingMessage } from '../../core/widgets/LoadingMessage.tsx'
import type { FileShown } from './files-shown.ts'
import { useAnnexBytes } from './use-annex-bytes.ts'

interface Props {
  annexe: FileShown
  view: View
  onView: (view: View) => void
}

const failure = <p className="preview--message">{textesEspaceGreffe.apercuImpossible}</p>

/** Previews the annexe. A PDF with active content is shown only after the clerk confirms (threat T5). */
export const AnnexPreview = ({ annexe, view, onView }: Props) => {
  const [wanted, setWanted] = useState(annexe.contenusActifs.length === 0)
  const { bytes, failed } = useAnnexBytes(annexe, wanted)
  if (!wanted) {
    return (
      <div className="preview--message">
        <p>{describeActiveContenu(annexe.contenusActifs)}</p>
        <Button look="secondary" onClick={() => setWanted(true)}>
          {textesEspaceGreffe.afficherQuandMeme}
        </Button>
      </div>
    )
  }
  if (failed) return failure
  if (bytes === null) return <LoadingMessage label={textesEspaceGreffe.apercuEnCours} />
  const name = textesEspaceGreffe.apercu(annexe.nom)
  return <Viewer file={bytes} name={name} view={view} onView={onView} loading={textesEspaceGreffe.apercuEnCours} failure={failure} />
}
