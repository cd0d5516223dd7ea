import { useEffect, useId, useRef, type ReactNode, type SyntheticEvent } from 'react'
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

/** A modal dialog. The native element traps the focus, closes on Escape and gives the focus back where it was. */
export const Dialog = ({ open, title, onClose, children, actions, side = false }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
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
