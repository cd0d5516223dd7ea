import { useRef, useState } from 'react'
import { textesGreffeDemandes } from 'domain/pieces/textes/greffe-demandes'

const { usuels } = textesGreffeDemandes

interface Props<M> {
  motives: readonly M[]
  textOf: (motive: M) => string
  onChosen: (motive: M) => void
}

/** List of usual texts. Choosing one passes it to `onChosen`, for the clerk to edit, and folds the list. */
export const UsualMotives = <M,>({ motives, textOf, onChosen }: Props<M>) => {
  const [told, setTold] = useState('')
  const fold = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const choose = (motive: M) => {
    onChosen(motive)
    setTold(usuels.ajoute)
    if (fold.current) fold.current.open = false
    summary.current?.focus()
  }
  return (
    <div className="motives">
      <details ref={fold}>
        <summary ref={summary}>{usuels.titre}</summary>
        <ul className="fr-raw-list">
          {motives.map((motive) => (
            <li key={textOf(motive)}>
              <button type="button" className="motives__one" onClick={() => choose(motive)}>
                {textOf(motive)}
              </button>
            </li>
          ))}
        </ul>
      </details>
      <p role="status" className="motives__told">
        {told}
      </p>
    </div>
  )
}
