import { chooseTheme, chosenTheme, type Theme } from '../../../core/layout/theme.ts'

/** The choice of the theme shows the one in use, and changes it. */
export const chooseThemeInPage = () => {
  const choice = document.querySelector<HTMLSelectElement>('.theme-switch select')
  if (choice === null) return
  choice.value = chosenTheme()
  choice.addEventListener('change', () => chooseTheme(choice.value as Theme))
}
