import { onPrint } from '../on-print.ts'
import { keep, kept } from './device-cookie.ts'

export const themes = ['system', 'light', 'dark'] as const
export const comforts = ['texte', 'liens'] as const

/** A person's display settings. */
interface Preferences {
  theme: (typeof themes)[number]
  confort: readonly (typeof comforts)[number][]
}

/** No choice made: what the server renders, since it knows nothing of the device. */
export const unchosen: Preferences = { theme: 'system', confort: [] }

const darkSystem = () => matchMedia('(prefers-color-scheme: dark)')

let chosen: Preferences | null = null
const listeners = new Set<() => void>()

export const preferences = (): Preferences => {
  chosen ??= {
    theme: themes.find((theme) => theme === kept('theme')) ?? unchosen.theme,
    confort: comforts.filter((comfort) => kept('confort').split('.').includes(comfort)),
  }
  return chosen
}

export const subscribePreferences = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let printing = false

const apply = () => {
  const { theme, confort } = preferences()
  const onScreen = theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme
  const { dataset } = document.documentElement
  // The DSFR styles take their colours from this attribute.
  dataset['frTheme'] = printing ? 'light' : onScreen
  dataset['frScheme'] = theme
  dataset['confort'] = confort.join(' ')
}

export const choose = (choice: Partial<Preferences>) => {
  chosen = { ...preferences(), ...choice }
  keep('theme', chosen.theme)
  keep('confort', chosen.confort.join('.'))
  apply()
  for (const listener of listeners) listener()
}

/** Call before the first render, so that no page flashes in the wrong colours or sizes. */
export const startPreferences = () => {
  apply()
  darkSystem().addEventListener('change', apply)
  onPrint((begins) => {
    printing = begins
    apply()
  })
}
