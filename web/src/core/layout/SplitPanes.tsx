import type { ReactNode } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { bounds, useShare } from './use-share.ts'
import './split.css'

interface Props {
  /** Each pane scrolls on its own on a large screen. On a small one, the left pane is above the right one. */
  left: ReactNode
  right: ReactNode
}

/** Two panes and a separator, moved with the pointer or with the arrow keys. */
export const SplitPanes = ({ left, right }: Props) => {
  const { frame, share, line } = useShare()
  return (
    <div ref={frame} className="split" style={{ ['--share' as string]: `${share}%` }}>
      <div className="split__pane">{left}</div>
      <div
        className="split__line"
        role="separator"
        tabIndex={0}
        aria-orientation="vertical"
        aria-label={textesChrome.separateur}
        aria-valuenow={share}
        aria-valuemin={bounds.min}
        aria-valuemax={bounds.max}
        {...line}
      />
      <div className="split__pane">{right}</div>
    </div>
  )
}
