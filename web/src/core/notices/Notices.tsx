import { useCallback, useSyncExternalStore } from 'react'
import { dismissNotice, noNotices, noticesState, subscribeNotices, type Notice } from './notices-store.ts'
import { NoticeCard } from './NoticeCard.tsx'
import { useVanishing } from './use-vanishing.ts'
import { dureeNoticeMs } from 'domain/core/constants'
import './notices.css'

const ShownNotice = ({ notice }: { notice: Notice }) => {
  const dismiss = useCallback(() => dismissNotice(notice.id), [notice.id])
  const holding = useVanishing(notice.level === 'error' ? null : dureeNoticeMs, dismiss)
  return (
    <div {...holding}>
      <NoticeCard notice={notice} onClose={dismiss} />
    </div>
  )
}

/**
 * Shows one message at a time: the latest, then each remaining error. It is in the page's flow and covers nothing. Both live regions
 * exist before any message, otherwise screen readers miss the first one.
 */
export const Notices = () => {
  const { shown } = useSyncExternalStore(subscribeNotices, noticesState, noNotices)
  const last = shown.at(-1)
  const isError = last?.level === 'error'
  return (
    <div className="notices">
      <div role="alert">{last && isError && <ShownNotice key={last.id} notice={last} />}</div>
      <div role="status">{last && !isError && <ShownNotice key={last.id} notice={last} />}</div>
    </div>
  )
}
