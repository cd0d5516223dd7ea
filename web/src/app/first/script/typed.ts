const key = 'saisie'

type Kept = [name: string, value: string, checked: boolean]

/** What was typed on the page, but a password, which is written nowhere. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')].filter(({ type }) => type !== 'password')

/** Keeps in this tab what was typed, while the page is loaded again: a browser forgets it where pages are not to be stored. */
export const keepTyped = () =>
  sessionStorage.setItem(key, JSON.stringify(fields().map(({ name, value, checked }): Kept => [name, value, checked])))

/** Gives it back, once. */
export const giveTypedBack = () => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept[]
  sessionStorage.removeItem(key)
  for (const [rank, field] of fields().entries()) {
    const [name, value, checked] = kept[rank] ?? []
    if (name === field.name) Object.assign(field, { value, checked })
  }
}
