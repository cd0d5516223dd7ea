import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import './tabs.css'

interface Props {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: readonly { id: string; label: string; content: ReactNode }[]
  current: string
  onChange: (id: string) => void
}

/** Tabs of the ARIA guide: one stop of Tab, arrows and Home/End between them; only the chosen panel is drawn. */
export const Tabs = ({ label, tabs, current, onChange }: Props) => {
  const prefix = useId()
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a phone the bar scrolls: the chosen tab, perhaps named by the address, must be in sight. The page itself does not move.
    const [bar, tab] = [
      list.current?.getBoundingClientRect(),
      list.current?.querySelector('[aria-selected="true"]')?.getBoundingClientRect(),
    ]
    if (bar && tab && (tab.left < bar.left || tab.right > bar.right)) list.current?.scrollBy({ left: tab.left - bar.left })
  }, [current])
  const index = tabs.findIndex(({ id }) => id === current)
  const go = (event: KeyboardEvent) => {
    const last = tabs.length - 1
    const targets: Record<string, number> = {
      ArrowRight: index === last ? 0 : index + 1,
      ArrowLeft: index === 0 ? last : index - 1,
      Home: 0,
      End: last,
    }
    const target = targets[event.key]
    const tab = target === undefined ? undefined : tabs[target]
    if (target === undefined || tab === undefined) return
    event.preventDefault()
    onChange(tab.id)
    list.current?.querySelectorAll('button')[target]?.focus()
  }
  const shown = tabs[index]
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
