import { formaterJour, joursEntre } from 'domain/core/jour'
import { textesDelais } from 'domain/requetes/textes-delais'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { today } from '../core/today.ts'
import { Badge } from '../core/widgets/Badge.tsx'
import type { DossierData } from './dossier.ts'

type Horloge = DossierData['situation']['horloges'][number]

interface Props {
  echeance: Horloge | null
  /** Show the article that sets the delay. */
  withSource?: boolean
}

/** What the law awaits, until when (STAFF-02, design.md §5). */
export const Clock = ({ echeance, withSource = false }: Props) => {
  if (echeance === null) return textesEspaceGreffe.sansEcheance
  const { le, delai, source } = echeance
  const days = joursEntre(today(), le)
  const sentence = textesGreffe.echeance(formaterJour(le), days)
  return (
    <>
      <span className="cell-line">{textesDelais.libelles[delai]}</span>
      <span className="cell-line">{days < 0 ? <Badge tone="error">{sentence}</Badge> : sentence}</span>
      {withSource && <span className="cell-line clock__source">{source}</span>}
    </>
  )
}

/** Every delay that runs on a request, the nearest first. */
export const Clocks = ({ horloges }: { horloges: readonly Horloge[] }) =>
  horloges.length === 0
    ? textesEspaceGreffe.sansEcheance
    : horloges.map((horloge) => <Clock key={horloge.delai} echeance={horloge} withSource />)
