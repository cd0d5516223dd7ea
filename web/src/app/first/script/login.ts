/** LOGIN-02: blocks the button until both fields are filled, and says why. Without this script it always works. */
export const completeLogin = () => {
  const form = document.querySelector<HTMLFormElement>('form[action="/login"]')
  const button = form?.querySelector('[type="submit"]')
  const reason = document.getElementById('raison')
  if (!form || !button || !reason) return

  // Read the fields themselves: password managers fill them without a key event.
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
  // After Back, the browser may have restored the fields.
  addEventListener('pageshow', look)
  form.addEventListener('submit', (event) => complete() || event.preventDefault())
}
