import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { textesChrome } from 'domain/core/textes/chrome'
import './dialog.css'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** The buttons at the bottom, the main one first. */
  actions?: ReactNode
  /** Shows the dialog as a panel at the side, full height; full screen on a phone. */
  side?: boolean
}

const fields = ['input:not([type="hidden"])', 'select', 'textarea'].map((field) => `${field}:not(:disabled)`).join()

/** The first field to fill. In a radio group, the checked button. Without a field, the browser chooses what to focus. */
const firstField = (dialog: HTMLDialogElement): HTMLElement | null => {
  const first = dialog.querySelector<HTMLInputElement>(fields)
  const chosen = first?.type === 'radio' && dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`)
  return chosen || first
}

/** Focuses the first field, or the first to come while the content loads, unless the person has moved meanwhile. Returns what stops waiting. */
const focusFirstField = (dialog: HTMLDialogElement): (() => void) => {
  const opened = document.activeElement
  const focus = () => {
    const field = firstField(dialog)
    if (field === null) return
    observer.disconnect()
    if (document.activeElement === opened) field.focus()
  }
  const observer = new MutationObserver(focus)
  observer.observe(dialog, { childList: true, subtree: true })
  focus()
  return () => observer.disconnect()
}

/** The native element traps the focus, closes on Escape and returns the focus. */
const Modal = ({ open, title, onClose, children, actions, side = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current) return
    if (!open) {
      dialog.current.close()
      return
    }
    dialog.current.showModal()
    return focusFirstField(dialog.current)
  }, [open])
  // The event also follows our own close(), and can even arrive after the next opening: ignore both.
  const closedByKey = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (open && !event.currentTarget.open) onClose()
  }
  return (
    <dialog ref={dialog} className={side ? 'dialog dialog--side' : 'dialog'} aria-labelledby={titleId} onClose={closedByKey}>
      {open && (
        <>
          <div className="dialog__close">
            <button type="button" className="fr-btn--close fr-btn" onClick={onClose}>
              {textesChrome.fermer}
            </button>
          </div>
          <h2 id={titleId} className="fr-h4">
            {title}
          </h2>
          {children}
          {actions && <div className="dialog__actions">{actions}</div>}
        </>
      )}
    </dialog>
  )
}

const never = () => () => {}

/**
 * A modal dialog, rendered at the end of the body: it often holds a form, and HTML forbids a form inside the page's form. React still
 * bubbles its events to the component that opened it. The server renders no dialog, since none is open.
 */
export const Dialog = (props: Props) => {
  const inDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inDocument && createPortal(<Modal {...props} />, document.body)
}
