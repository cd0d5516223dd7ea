import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesDepot } from 'domain/suivi/textes/depot'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { useDocument } from '../../core/api/use-document.ts'
import { Badge } from '../../core/widgets/Badge.tsx'
import { DocumentLink } from '../../core/widgets/DocumentLink.tsx'
import { AnnexPreview } from './AnnexPreview.tsx'
import type { View } from '../../core/viewer/view.ts'
import type { FileShown } from './files-shown.ts'
import type { ReadingPane } from './use-reading.ts'

interface Choice extends Pick<ReadingPane, 'shown' | 'onShow'> {
  files: readonly FileShown[]
}

const Choices = ({ files, shown, onShow }: Choice) => (
  <ul className="fr-raw-list annexes">
    {files.map((file) => (
      <li key={file.key}>
        <button type="button" className="annexes__choice" aria-pressed={file === shown} onClick={() => onShow(file.key)}>
          {file.name}
        </button>
        {file.contenusActifs.length > 0 && <Badge tone="warning">{textesEspaceGreffe.contenuActifCourt}</Badge>}
      </li>
    ))}
  </ul>
)

/** Previews the selected document, with a link that opens it on its own. */
const ShownDocument = ({ file, view, onView }: { file: FileShown; view: View; onView: (view: View) => void }) => {
  const { open, fetching } = useDocument()
  const { nom, taille, sha256, call, sent } = file
  return (
    <>
      <AnnexPreview annexe={file} view={view} onView={onView} />
      <div className="annexes__foot">
        <DocumentLink nom={nom} taille={taille} busy={fetching} onOpen={() => void open(call, sent, nom)} />
        <details className="annexes__empreinte">
          <summary>{textesDepot.empreinte}</summary>
          <p>{sha256}</p>
        </details>
      </div>
    </>
  )
}

interface Props {
  reading: ReadingPane
  annexes: readonly FileShown[]
  replies: readonly FileShown[]
}

/** The annexes of the filing and the files received in replies (STAFF-06). */
export const Annexes = ({ annexes, replies, reading: { shown, onShow, view, onView } }: Props) => {
  return (
    <>
      <div className="annexes__lists">
        {replies.length > 0 && (
          <>
            <h2 className="annexes__title">{textesGreffeDemandes.piecesRecues}</h2>
            <Choices files={replies} shown={shown} onShow={onShow} />
          </>
        )}
        <h2 className={replies.length > 0 ? 'annexes__title' : 'fr-sr-only'}>{textesGreffe.annexes}</h2>
        {annexes.length === 0 ? <p>{textesDepot.aucuneAnnexe}</p> : <Choices files={annexes} shown={shown} onShow={onShow} />}
      </div>
      {shown !== undefined && <ShownDocument key={shown.key} file={shown} view={view} onView={onView} />}
      <dl className="print-only">
        {[...replies, ...annexes].map(({ key, name, nom, sha256 }) => (
          <div key={key}>
            <dt>{name}</dt>
            <dd>
              {nom}
              <span className="cell-line annexes__imprint">{sha256}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
