import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import './tabs.css'

interface Props {
  /** Accessible name of the tab list. */
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  current: string
  onChange: (id: string) => void
}

/**
 * Tabs of the ARIA guide: one tab stop, arrows and Home/End between tabs, and only the selected panel is rendered. Arrows only move the
 * focus, and Enter selects. A panel may fetch data, and leaving a form asks first (decision 91).
 */
export const Tabs = ({ label, tabs, current, onChange }: Props) => {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the bar scrolls. Bring the selected tab into view without moving the page.
    const [bar, tab] = [
      list.current?.getBoundingClientRect(),
      list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect(),
    ]
    if (bar && tab && (tab.left < bar.left || tab.right > bar.right)) list.current?.scrollBy({ left: tab.left - bar.left })
  }, [current])
  const go = (event: KeyboardEvent<HTMLButtonElement>) => {
    const all = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = all.indexOf(event.currentTarget)
    const targets: Record<string, number> = { ArrowRight: (at + 1) % all.length, ArrowLeft: at - 1, Home: 0, End: -1 }
    const target = targets[event.key]
    if (target === undefined) return
    event.preventDefault()
    all.at(target)?.focus()
  }
  const shown = tabs.find(({ id }) => id === current)
  return (
    <div className="tabs">
      <div ref={list} role="tablist" aria-label={label} className="tabs__list">
        {tabs.map((tab) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}-${tab.id}`}
            className="tabs__tab"
            aria-selected={tab.id === current}
            tabIndex={tab.id === current ? 0 : -1}
            {...(tab.id === current && { 'aria-controls': `${prefix}-panel` })}
            onClick={() => onChange(tab.id)}
            onKeyDown={go}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {shown && (
        <div role="tabpanel" id={`${prefix}-panel`} aria-labelledby={`${prefix}-${shown.id}`} tabIndex={0} className="tabs__panel">
          {shown.content}
        </div>
      )}
    </div>
  )
}
