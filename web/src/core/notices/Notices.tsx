import { useCallback, useSyncExternalStore } from 'react'
import { dismissNotice, noticesState, subscribeNotices, type Notice } from './notices-store.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { useVanishing } from './use-vanishing.ts'
import { dureeNoticeMs } from 'domain/core/constantes'
import './notices.css'

const Shown = ({ notice }: { notice: Notice }) => {
  const dismiss = useCallback(() => dismissNotice(notice.id), [notice.id])
  const holding = useVanishing(notice.level === 'error' ? null : dureeNoticeMs, dismiss)
  return (
    <div {...holding}>
      <NoticeCard notice={notice} onClose={dismiss} />
    </div>
  )
}

/** The messages on screen. The two live regions exist before any message, or screen readers miss the first one. */
export const Notices = () => {
  const { shown } = useSyncExternalStore(subscribeNotices, noticesState)
  const errors = shown.filter(({ level }) => level === 'error')
  const others = shown.filter(({ level }) => level !== 'error')
  return (
    <div className="notices">
      <div role="alert">
        {errors.map((notice) => (
          <Shown key={notice.id} notice={notice} />
        ))}
      </div>
      <div role="status">
        {others.map((notice) => (
          <Shown key={notice.id} notice={notice} />
        ))}
      </div>
    </div>
  )
}
