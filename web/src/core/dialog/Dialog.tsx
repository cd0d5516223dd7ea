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
  /** At the side of the page, as high as it is; the whole screen on a phone. */
  side?: boolean
}

const fields = ['input:not([type="hidden"])', 'select', 'textarea'].map((field) => `${field}:not(:disabled)`).join()

/** Where one begins to answer: the first field, or the one already chosen of its choices. Without a field, the browser's own choice stays. */
const firstField = (dialog: HTMLDialogElement): HTMLElement | null => {
  const first = dialog.querySelector<HTMLInputElement>(fields)
  const chosen = first?.type === 'radio' && dialog.querySelector<HTMLElement>(`input[name="${CSS.escape(first.name)}"]:checked`)
  return chosen || first
}

/** The native element traps the focus, closes on Escape and gives the focus back where it was. */
const Modal = ({ open, title, onClose, children, actions, side = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (!dialog.current) return
    if (!open) return dialog.current.close()
    dialog.current.showModal()
    firstField(dialog.current)?.focus()
  }, [open])
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
