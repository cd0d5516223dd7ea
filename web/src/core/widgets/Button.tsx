import { useId, type MouseEvent, type ReactNode } from 'react'

interface Props {
  children: ReactNode
  onClick?: () => void
  type?: 'button' | 'submit'
  look?: 'primary' | 'secondary' | 'tertiary' | 'plain'
  /** Why the button does nothing now: shown beside it and read with it. Null when it works. */
  blocked?: ReactNode
  /** True while the act is under way: a second click is not a second act. */
  busy?: boolean
  /** Accessible name when the text alone does not tell the row; it contains the text. */
  name?: string
}

const looks = {
  primary: 'fr-btn',
  secondary: 'fr-btn fr-btn--secondary',
  tertiary: 'fr-btn fr-btn--tertiary',
  plain: 'fr-btn fr-btn--tertiary-no-outline',
}

/** A button that stays reachable when blocked: a disabled one could not say why. */
export const Button = ({ children, onClick, type = 'button', look = 'primary', blocked = null, busy = false, name }: Props) => {
  const reasonId = useId()
  const off = blocked !== null || busy
  const click = (event: MouseEvent) => {
    // Enter in a field clicks the submit button too: this stops both.
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
