import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import type { Acts } from '../../core/acts/use-act.ts'
import type { DossierData } from '../dossier/dossier.ts'
import type { FileShown } from '../dossier/files-shown.ts'
import { Demand } from './Demand.tsx'
import type { DemandFiles } from './demand-files.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { underWay, type DemandData } from '../dossier/use-demands.ts'

const { titre, demandes } = textesGreffeDemandes

interface Props {
  dossier: DossierData
  demands: readonly DemandData[]
  replies: readonly FileShown[]
  acts: Acts
  onShow: (key: string) => void
}

/** The court's demandes and their replies: those under way first, ended ones folded (STAFF-06). */
export const Demands = ({ dossier, demands, acts, replies, onShow }: Props) => {
  const current = underWay(demands)
  const ended = demands.filter(({ fin }) => fin !== null).toReversed()
  const reading: DemandFiles = {
    documents: dossier.documents,
    replies,
    onShow: (key) => {
      onShow(key)
      // On a wide screen the documents are already visible: `nearest` does not scroll.
      document.getElementById('documents')?.scrollIntoView({ block: 'nearest' })
    },
  }
  const toJudge = !dossier.parLeJuge && current !== undefined && current.type !== 'PROJET_REJET' && current.tours.at(-1)?.reponse
  return (
    <section aria-labelledby="demandes" className="demands">
      <h2 id="demandes" className="fr-h4" tabIndex={-1}>
        {titre}
      </h2>
      {current && (
        <Demand numero={dossier.numero} demand={current} reading={reading}>
          {toJudge && (
            <ReplyForm key={`${current.numero} ${current.tours.length}`} dossier={dossier} demand={current} acts={acts} reading={reading} />
          )}
        </Demand>
      )}
      {ended.length > 0 && (
        <details className="demands__ended">
          <summary>{demandes.anterieures(ended.length)}</summary>
          {ended.map((demand) => (
            <Demand key={demand.numero} numero={dossier.numero} demand={demand} reading={reading} />
          ))}
        </details>
      )}
    </section>
  )
}
