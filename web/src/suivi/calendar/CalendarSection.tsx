import { useState } from 'react'
import { getCalendrier } from 'contract/suivi/calendrier'
import { textesCalendrier as textes } from 'domain/suivi/textes/calendrier'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { useFocusAfterRemoval } from '../../core/use-focus-after-removal.ts'
import { Subscription } from './Subscription.tsx'
import './calendar.css'

const CalendarContent = ({ onRemoved }: { onRemoved: () => void }) => (
  <>
    <p>{textes.texte}</p>
    <p>{textes.secret}</p>
    <QueryAnswer query={useApi(getCalendrier, {}, { staleTime: 0 })}>
      {({ depuis }) => <Subscription since={depuis} onRemoved={onRemoved} />}
    </QueryAnswer>
  </>
)

/** Subscription to the person's due days. Folded: the server is called only once it is opened. */
export const CalendarSection = () => {
  const [open, setOpen] = useState(false)
  const { heading, removed } = useFocusAfterRemoval<HTMLElement>()
  return (
    <details className="calendar" open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary ref={heading}>
        <h2 className="fr-h5">{textes.titre}</h2>
      </summary>
      {open && <CalendarContent onRemoved={removed} />}
    </details>
  )
}
