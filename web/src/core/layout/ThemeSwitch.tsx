import { useState } from 'react'
import { textesChrome } from 'domain/core/textes-chrome'
import { chooseTheme, chosenTheme, themes, type Theme } from './theme.ts'

/** Light, dark or as the system says. */
export const ThemeSwitch = () => {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (chosen: Theme) => {
    chooseTheme(chosen)
    setTheme(chosen)
  }
  return (
    <label className="theme-switch">
      {textesChrome.theme}
      <select className="small-select" value={theme} onChange={(event) => choose(event.target.value as Theme)}>
        {themes.map((each) => (
          <option key={each} value={each}>
            {textesChrome.themes[each]}
          </option>
        ))}
      </select>
    </label>
  )
}
