import { formaterJour, joursEntre } from 'domain/core/jour'
import { textesDelais } from 'domain/requetes/textes-delais'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { today } from '../core/today.ts'
import { Badge } from '../core/widgets/Badge.tsx'

interface Props {
  echeance: { le: string; delai: string; source: string } | null
  /** Show the article that sets the delay. */
  withSource?: boolean
}

const labels: Record<string, string> = textesDelais.libelles

/** What the law awaits, until when (STAFF-02, design.md §5). */
export const Clock = ({ echeance, withSource = false }: Props) => {
  if (echeance === null) return textesEspaceGreffe.sansEcheance
  const { le, delai, source } = echeance
  const days = joursEntre(today(), le)
  const sentence = textesGreffe.echeance(formaterJour(le), days)
  return (
    <>
      <span className="cell-line">{labels[delai]}</span>
      <span className="cell-line">{days < 0 ? <Badge tone="error">{sentence}</Badge> : sentence}</span>
      {withSource && <span className="cell-line clock__source">{source}</span>}
    </>
  )
}
