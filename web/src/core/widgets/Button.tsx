import { useId, type MouseEvent, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  look?: 'primary' | 'secondary' | 'tertiary' | 'plain'
  /** Why the button does nothing now: shown beside it and announced with it. Null when it works. */
  blocked?: ReactNode
  /** True while the action runs: a second click is ignored. */
  busy?: boolean
  /** Accessible name, when the text does not identify the row. It contains the text. */
  name?: string
}

const looks = {
  primary: 'fr-btn',
  secondary: 'fr-btn fr-btn--secondary',
  tertiary: 'fr-btn fr-btn--tertiary',
  plain: 'fr-btn fr-btn--tertiary-no-outline',
}

/** A button that stays focusable when blocked: a disabled one could not explain why. */
export const Button = ({ children, onClick, type = 'button', look = 'primary', blocked = null, busy = false, name }: Props) => {
  const reasonId = useId()
  const off = blocked !== null || busy
  const click = (event: MouseEvent) => {
    // Pressing Enter in a field also clicks the submit button.
    if (off) event.preventDefault()
    else onClick?.()
  }
  return (
    <>
      <button
        type={type}
        className={looks[look]}
        onClick={click}
        {...(off && { 'aria-disabled': true })}
        {...(blocked !== null && { 'aria-describedby': reasonId })}
        {...(name !== undefined && { 'aria-label': name })}
      >
        {children}
      </button>
      {blocked !== null && (
        <div id={reasonId} className="reason">
          {blocked}
        </div>
      )}
    </>
  )
}
