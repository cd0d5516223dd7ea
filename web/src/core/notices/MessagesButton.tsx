import { useState, useSyncExternalStore } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { Dialog } from '../dialog/Dialog.tsx'
import { NoticeCard } from './NoticeCard.tsx'
import { noNotices, noticesState, subscribeNotices } from './notices-store.ts'

/** « Messages (n) »: shows the past messages again. */
export const MessagesButton = () => {
  const { past } = useSyncExternalStore(subscribeNotices, noticesState, noNotices)
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm" onClick={() => setOpen(true)}>
        {textesChrome.messages(past.length)}
      </button>
      <Dialog open={open} title={textesChrome.messagesTitre} onClose={() => setOpen(false)}>
        {past.length === 0 && <p>{textesChrome.aucunMessage}</p>}
        {past.map((notice) => (
          <NoticeCard key={notice.id} notice={notice} />
        ))}
      </Dialog>
    </>
  )
}
