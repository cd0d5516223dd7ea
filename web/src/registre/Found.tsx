import { textesRegistre } from 'domain/registre/textes-registre'
import { phraseTotal } from 'domain/registre/total'

interface Props {
  /** Null while it is awaited: what is said of an answer is said of this search alone. */
  answer: { totalRows: number; totalCapped?: boolean | undefined; proches: boolean } | null
  /** A text is looked for. */
  searching: boolean
  /** Comes back to the best answers first; null when they are. */
  onRelevance: (() => void) | null
}

/** How many are found (REG-08), whether they are only close (docs/decisions/0027), and in what order a text is answered. */
export const Found = ({ answer, searching, onRelevance }: Props) => (
  <div className="registre__trouvees">
    <p role="status" className="registre__total">
      {answer?.proches && <span className="registre__proches">{textesRegistre.proches} </span>}
      {answer && phraseTotal(answer.totalRows, answer.totalCapped === true)}
    </p>
    {searching && answer && answer.totalRows > 1 && (onRelevance || !answer.proches) && (
      <p className="registre__ordre">
        {onRelevance ? (
          <button type="button" className="fr-btn fr-btn--tertiary fr-btn--sm" onClick={onRelevance}>
            {textesRegistre.classerParPertinence}
          </button>
        ) : (
          textesRegistre.parPertinence
        )}
      </p>
    )}
  </div>
)
