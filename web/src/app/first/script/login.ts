/** LOGIN-02: the button waits for both fields, and says so; without this script it is always ready. */
export const completeLogin = () => {
  const form = document.querySelector<HTMLFormElement>('form[action="/login"]')
  const button = form?.querySelector('[type="submit"]')
  const reason = document.getElementById('raison')
  if (!form || !button || !reason) return

  // Read in the form: password managers fill fields without a keystroke.
  const complete = () => {
    const filled = new FormData(form)
    return filled.get('username') !== '' && filled.get('password') !== ''
  }
  const look = () => {
    reason.hidden = complete()
    if (reason.hidden) {
      button.removeAttribute('aria-disabled')
      button.removeAttribute('aria-describedby')
    } else {
      button.setAttribute('aria-disabled', 'true')
      button.setAttribute('aria-describedby', reason.id)
    }
  }
  look()
  form.addEventListener('input', look)
  // Come back to from the history, the fields may have been filled again.
  addEventListener('pageshow', look)
  form.addEventListener('submit', (event) => complete() || event.preventDefault())
}
