import type { ReactNode } from 'react'
import { formatInstant, formatJour, jourDeParis } from 'domain/core/jour'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'
import { textesLettre } from 'domain/pieces/textes/lettre'
import { today } from '../../core/today.ts'
import { CourtDocuments } from '../dossier/CourtDocuments.tsx'
import { PointRead } from './PointRead.tsx'
import type { DemandFiles } from './demand-files.ts'
import type { DemandData, RoundData } from '../dossier/use-demands.ts'

const { demandes: mots } = textesGreffeDemandes

const stateOf = ({ fin }: DemandData, { dateRetour, reponse, rappeleeLe }: RoundData): string[] => {
  const asked = formatJour(dateRetour)
  if (reponse) {
    const late = jourDeParis(new Date(reponse.transmiseLe)) > dateRetour
    return [mots.recue(formatInstant(new Date(reponse.transmiseLe)), reponse.par), ...(late ? [mots.reponseEnRetard(asked)] : [])]
  }
  if (fin) return []
  const reminded = rappeleeLe === null ? [] : [mots.rappelee(formatJour(jourDeParis(new Date(rappeleeLe))))]
  return [(dateRetour < today() ? mots.enRetard : mots.attendue)(asked), ...reminded]
}

interface Props {
  numero: string
  demand: DemandData
  reading: DemandFiles
  /** Replaces the read-only points. */
  children?: ReactNode
}

/** One demande: its letters, its state, the declarant's observations, and each point with the files received. */
export const Demand = ({ numero, demand, reading, children }: Props) => {
  const { tours, fin, points, type } = demand
  const round = tours.at(-1)
  if (round === undefined) return null
  const letters = tours.map(({ lettre }) => lettre.uuid)
  const said = tours.flatMap(({ reponse }) => reponse?.observation ?? [])
  return (
    <article className="demand">
      <h3 className="fr-h6">{mots.envoyeeLe(textesLettre[type].titre(demand.numero), formatJour(round.le))}</h3>
      {stateOf(demand, round).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {fin && <p>{mots.fins[fin.comment](formatJour(fin.le))}</p>}
      <CourtDocuments numero={numero} documents={reading.documents.filter(({ uuid }) => letters.includes(uuid))} />
      {round.observation !== null && (
        <p className="dossier__texte">
          <strong>{mots.observationDuTribunal}</strong>
          <span className="cell-line">{round.observation}</span>
        </p>
      )}
      {said.map((observation, rank) => (
        <p key={rank} className="dossier__texte">
          <strong>{mots.observation}</strong>
          <span className="cell-line">{observation}</span>
        </p>
      ))}
      {children ?? points.map((_, index) => <PointRead key={index} demand={demand} index={index} reading={reading} />)}
    </article>
  )
}
