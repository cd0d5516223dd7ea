const key = 'saisie'

type Kept = [name: string, value: string, checked: boolean]

/** The fields of the page, except passwords, which must never be stored. */
const fields = () =>
  [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')].filter(({ type }) => type !== 'password')

/** Saves what was typed in this tab during a reload: browsers forget it on a page with `no-store`. */
export const keepTyped = () =>
  sessionStorage.setItem(key, JSON.stringify(fields().map(({ name, value, checked }): Kept => [name, value, checked])))

/** Restores it, once. */
export const giveTypedBack = () => {
  const kept = JSON.parse(sessionStorage.getItem(key) ?? '[]') as Kept[]
  sessionStorage.removeItem(key)
  for (const [rank, field] of fields().entries()) {
    const [name, value, checked] = kept[rank] ?? []
    if (name === field.name) Object.assign(field, { value, checked })
  }
}
