export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

const dark = () => matchMedia('(prefers-color-scheme: dark)')

/** The person's choice, kept a year in a cookie of preference (exempt of consent, CNIL); nothing goes to localStorage. */
export const chosenTheme = (): Theme => {
  // The server says it in the page itself.
  if (import.meta.env.SSR) return 'system'
  const kept = /(?:^|; )theme=(\w+)/.exec(document.cookie)?.[1]
  return themes.find((theme) => theme === kept) ?? 'system'
}

const apply = () => {
  const chosen = chosenTheme()
  const shown = chosen === 'system' ? (dark().matches ? 'dark' : 'light') : chosen
  // The DSFR styles read the first attribute to colour everything.
  document.documentElement.dataset.frTheme = shown
  document.documentElement.dataset.frScheme = chosen
}

export const chooseTheme = (theme: Theme) => {
  document.cookie = `theme=${theme}; path=/; max-age=31536000; samesite=strict`
  apply()
}

/** To be called before the first render, so that no page shows in the wrong colours. */
export const startTheme = () => {
  apply()
  dark().addEventListener('change', apply)
}
