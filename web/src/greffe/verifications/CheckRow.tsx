import type { ReactNode } from 'react'
import { textesControles } from 'domain/requetes/textes/controles'
import { textesVerifications as textes } from 'domain/suivi/textes/verifications'
import type { CheckData } from './use-verdicts.ts'

interface Props {
  check: CheckData
  current: boolean
  onSelect: () => void
  children: ReactNode
}

/** One check with its verdict. The current one is expanded and shows `children`. */
export const CheckRow = ({ check: { code, verdict }, current, onSelect, children }: Props) => {
  const { nom, article } = textesControles[code]
  return (
    <li className={`check check--${verdict ?? 'A_FAIRE'}`}>
      <button type="button" className="check__name" data-check={code} aria-expanded={current} onClick={onSelect}>
        <span className="check__mark" aria-hidden="true" />
        <span>
          {nom} <span className="check__article">{textes.article(article)}</span>
          <span className="fr-sr-only">, {textes.verdicts[verdict ?? 'null']}</span>
        </span>
      </button>
      {current && <div className="check__body">{children}</div>}
    </li>
  )
}
