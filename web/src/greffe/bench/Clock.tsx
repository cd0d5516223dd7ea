import { formatJour, joursBetween } from 'domain/core/jour'
import { textesDelais } from 'domain/requetes/textes/delais'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { today } from '../../core/today.ts'
import { Badge } from '../../core/widgets/Badge.tsx'
import type { DossierData } from '../dossier/dossier.ts'

type Horloge = DossierData['situation']['horloges'][number]

/** One legal delay: its name, its due day and its article (STAFF-02). */
const Clock = ({ le, delai, source }: Horloge) => {
  const days = joursBetween(today(), le)
  const sentence = textesGreffe.echeance(formatJour(le), days)
  return (
    <>
      <span className="cell-line">{textesDelais.libelles[delai]}</span>
      <span className="cell-line">{days < 0 ? <Badge tone="error">{sentence}</Badge> : sentence}</span>
      <span className="cell-line clock__source">{source}</span>
    </>
  )
}

/** The delays that run on a request, in the order given. */
export const Clocks = ({ horloges }: { horloges: readonly Horloge[] }) =>
  horloges.map((horloge) => <Clock key={horloge.delai} {...horloge} />)
