import { useSyncExternalStore } from 'react'
import { textesChrome } from 'domain/core/textes/chrome'
import { useDisclosure } from '../widgets/use-disclosure.ts'
import { choose, comforts, preferences, subscribePreferences, themes, unchosen } from './preferences.ts'
import './reader-settings.css'

/**
 * The display settings, in a panel opened by a button. Controls are found by name, and the CSS shows the panel by `aria-expanded`
 * alone. So a small script can handle them before hydration.
 */
export const ReaderSettings = () => {
  const { open, box, button, toggle } = useDisclosure()
  const { theme, confort } = useSyncExternalStore(subscribePreferences, preferences, () => unchosen)
  return (
    <div ref={box} className="reader-settings">
      <button
        ref={button}
        type="button"
        className="fr-btn fr-btn--tertiary-no-outline fr-btn--sm"
        aria-expanded={open}
        aria-controls="affichage"
        onClick={toggle}
      >
        {textesChrome.affichage}
      </button>
      <div id="affichage" role="group" aria-label={textesChrome.affichage} className="reader-settings__panel">
        <label className="reader-settings__theme">
          {textesChrome.theme}
          <select
            name="theme"
            className="small-select"
            value={theme}
            onChange={({ target }) => choose({ theme: themes.find((each) => each === target.value) ?? 'system' })}
          >
            {themes.map((each) => (
              <option key={each} value={each}>
                {textesChrome.themes[each]}
              </option>
            ))}
          </select>
        </label>
        {comforts.map((each) => (
          <label key={each} className="reader-settings__comfort">
            <input
              type="checkbox"
              name="confort"
              value={each}
              checked={confort.includes(each)}
              onChange={({ target }) =>
                choose({ confort: comforts.filter((one) => (one === each ? target.checked : confort.includes(one))) })
              }
            />
            {textesChrome.confort[each]}
          </label>
        ))}
        <p className="reader-settings__note">{textesChrome.affichageConserve}</p>
      </div>
    </div>
  )
}
