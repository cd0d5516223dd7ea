import { textesChrome } from 'domain/core/textes/chrome'
import { Alert } from '../widgets/Alert.tsx'
import type { Notice } from './notices-store.ts'

/** One message, on screen or in the list of past messages (then `onClose` is absent). */
export const NoticeCard = ({ notice, onClose }: { notice: Notice; onClose?: () => void }) => (
  <Alert level={notice.level} title={notice.title} {...(onClose && { onClose, closeLabel: textesChrome.fermerMessage })}>
    {notice.details.map((detail) => (
      <p key={detail}>{detail}</p>
    ))}
  </Alert>
)
