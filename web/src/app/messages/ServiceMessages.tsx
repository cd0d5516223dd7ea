import { useLayoutEffect, useRef } from 'react'
import { textesMessages } from 'domain/app/textes/messages'
import { useMessages } from './messages-store.ts'
import { ServiceMessage } from './ServiceMessage.tsx'
import './messages.css'

/** Publishes the height of the messages in a CSS variable, so that a full-height work area leaves room for them. */
const useRoomMade = () => {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const observer = new ResizeObserver(() => document.documentElement.style.setProperty('--messages', `${current.offsetHeight}px`))
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return box
}

/**
 * STAFF-26: the messages of the service, in the flow above the page: they cover nothing. The live region exists before any message,
 * otherwise screen readers would miss one that arrives while the page is open.
 */
export const ServiceMessages = () => {
  const messages = useMessages()
  const box = useRoomMade()
  return (
    <div ref={box} className="messages" aria-live="polite">
      {messages.length > 0 && (
        <section aria-label={textesMessages.region}>
          {messages.map((message) => (
            <ServiceMessage key={message.id} {...message} />
          ))}
        </section>
      )}
    </div>
  )
}
