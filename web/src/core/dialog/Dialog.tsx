import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode, type SyntheticEvent } from 'react'
import { createPortal } from 'react-dom'
import { textesChrome } from 'domain/core/textes-chrome'
import './dialog.css'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
  /** The buttons of the end, the main one first. */
  actions?: ReactNode
  /** It asks something: the focus goes to its first field, not to the button that closes it. */
  asks?: boolean
  /** At the side of the page, as high as it is; the whole screen on a phone. */
  side?: boolean
}

/** The native element traps the focus, closes on Escape and gives the focus back where it was. */
const Modal = ({ open, title, onClose, children, actions, asks = false, side = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    if (asks) dialog.current?.querySelector<HTMLElement>('input, select, textarea')?.focus()
  }, [open, asks])
  // The event also follows our own close(), when there is nothing left to tell; being late, it may even find the next opening.
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
 * A modal dialog. It stands at the end of the document whoever opens it: what it holds is often a form, which HTML does not allow within the
 * one of the page. React alone carries its events up to who opens it. None is painted by the server: there is nothing to read in it yet.
 */
export const Dialog = (props: Props) => {
  const inDocument = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return inDocument && createPortal(<Modal {...props} />, document.body)
}
