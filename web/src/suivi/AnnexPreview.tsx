import { useState } from 'react'
import { enoncerContenuActif } from 'domain/core/contenu-actif'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Button } from '../core/widgets/Button.tsx'
import { Loading } from '../core/widgets/Loading.tsx'
import type { FileShown } from './files-shown.ts'
import { useAnnexAddress } from './use-annex-address.ts'

/** The annexe itself. A PDF with active content waits for the clerk's word (threats T5). */
export const AnnexPreview = ({ annexe }: { annexe: FileShown }) => {
  const [wanted, setWanted] = useState(annexe.contenusActifs.length === 0)
  const { url, failed } = useAnnexAddress(annexe, wanted)
  const name = textesEspaceGreffe.apercu(annexe.nom)
  if (!wanted) {
    return (
      <div className="preview preview--message">
        <p>{enoncerContenuActif(annexe.contenusActifs)}</p>
        <Button look="secondary" onClick={() => setWanted(true)}>
          {textesEspaceGreffe.afficherQuandMeme}
        </Button>
      </div>
    )
  }
  if (failed) return <p className="preview preview--message">{textesEspaceGreffe.apercuImpossible}</p>
  if (url === null) return <Loading label={textesEspaceGreffe.apercuEnCours} />
  // No `sandbox` on the frame: Chromium's PDF viewer shows nothing in a sandboxed one. Its type is imposed, its address inherits our policy.
  return annexe.mime === 'application/pdf' ? (
    <iframe className="preview" src={url} title={name} />
  ) : (
    <img className="preview preview--image" src={url} alt={name} />
  )
}
