import { choose, comforts, preferences, themes } from '../../../core/layout/preferences.ts'
import { signal } from './hydrated.ts'

/** Makes the display settings panel show the current choices, and change them. */
export const driveSettings = () => {
  const theme = document.querySelector<HTMLSelectElement>('select[name="theme"]')
  const boxes = [...document.querySelectorAll<HTMLInputElement>('input[name="confort"]')]
  if (theme === null) return
  theme.value = preferences().theme
  theme.addEventListener('change', () => choose({ theme: themes.find((each) => each === theme.value) ?? 'system' }), { signal })
  for (const box of boxes) {
    box.checked = preferences().confort.some((each) => each === box.value)
    box.addEventListener(
      'change',
      () => choose({ confort: comforts.filter((each) => boxes.some(({ value, checked }) => value === each && checked)) }),
      { signal },
    )
  }
}
