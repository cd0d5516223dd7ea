/** On a phone « Menu » unfolds what stands behind it. */
export const unfoldMenu = () => {
  const burger = document.querySelector('.header__burger')
  burger?.addEventListener('click', () => {
    const open = burger.getAttribute('aria-expanded') !== 'true'
    burger.setAttribute('aria-expanded', String(open))
    for (const folded of document.querySelectorAll('.header__fold')) folded.classList.toggle('header__fold--open', open)
  })
}
