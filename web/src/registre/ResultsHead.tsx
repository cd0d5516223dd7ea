import { textesRegistre } from 'domain/registre/textes/registre'
import { phraseTotal } from 'domain/registre/total'

interface Props {
  /** Answer of the current search, null while it loads. */
  answer: { totalRows: number; totalCapped?: boolean | undefined; proches: boolean } | null
  /** True when the search has a text. */
  searching: boolean
  /** Sorts by relevance again. Null when the results are not sorted otherwise. */
  onRelevance: (() => void) | null
}

/** Number of results (REG-08), whether they are only close matches (docs/decisions/0027), and their order. */
export const ResultsHead = ({ answer, searching, onRelevance }: Props) => (
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
