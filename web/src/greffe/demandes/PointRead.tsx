import { formatJour } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { askedName } from 'domain/requetes/actes/demande-en-mots'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { Badge } from '../../core/widgets/Badge.tsx'
import type { DemandFiles } from './demand-files.ts'
import type { DemandData, RoundData } from '../dossier/use-demands.ts'

const { demandes: mots, projet } = textesGreffeDemandes

interface Props {
  demand: DemandData
  index: number
  reading: DemandFiles
}

/** Title of a point: the document asked for, or the numbered ground in a project of rejection. */
export const titleOfPoint = ({ type, points }: DemandData, index: number): string => {
  if (type === 'PROJET_REJET') return projet.motif(index + 1)
  return askedName(points[index]?.type ?? null)
}

/** One round of a point: the court's text and the files received. */
const Exchange = ({ round, first, index, reading }: { round: RoundData; first: boolean } & Omit<Props, 'demand'>) => {
  const precisions = round.precisions[index] ?? null
  const received = round.reponse?.pieces.filter((piece) => piece.index === index) ?? []
  return (
    <>
      {!first && <p className="demand__again">{mots.rouvert(formatJour(round.le))}</p>}
      {precisions !== null && <p className="dossier__texte">{precisions}</p>}
      {round.reponse !== null && received.length === 0 && <p className="demand__none">{mots.sansFichier}</p>}
      {received.length > 0 && (
        <ul className="fr-raw-list">
          {received.map(({ uuid, nom, contenusActifs }) => (
            <li key={uuid}>
              <button type="button" className="fr-link" onClick={() => reading.onShow(uuid)}>
                {reading.replies.find(({ key }) => key === uuid)?.name ?? nom}
              </button>
              {contenusActifs.length > 0 && <Badge tone="warning">{textesEspaceGreffe.contenuActifCourt}</Badge>}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** One point of a demande with the declarant's files, round by round (STAFF-06). */
export const PointRead = ({ demand, index, reading }: Props) => {
  const valideLe = demand.points[index]?.valideLe ?? null
  return (
    <div className="demand__point">
      <h4 className="demand__title">{titleOfPoint(demand, index)}</h4>
      {valideLe !== null && <Badge tone="success">{mots.valide(formatJour(valideLe))}</Badge>}
      {demand.tours.map((round, rank) =>
        rank === 0 || (round.precisions[index] ?? null) !== null ? (
          <Exchange key={round.lettre.uuid} round={round} first={rank === 0} index={index} reading={reading} />
        ) : null,
      )}
    </div>
  )
}
