import { paintedFields } from '../core/form/painted-fields.ts'

/** The text areas filled in on the server-rendered page, by name. */
const typed = () =>
  Object.fromEntries(
    paintedFields()
      .filter(({ type, value }) => type === 'textarea' && value.trim() !== '')
      .map(({ name, value }) => [name, value]),
  )

/**
 * Saves what was typed on a server-rendered page that turns out to require a sign-in. After signing in, this tab gets it back (`take`).
 * Saves again when the page unloads, because the person may keep typing.
 */
export const keepPainted = async (path: string): Promise<void> => {
  if (document.getElementById('painted') === null) return
  const { keepForReload } = await import('../core/form/kept-store.ts')
  const keep = () => keepForReload('', path, typed())
  keep()
  addEventListener('beforeunload', keep)
  addEventListener('pagehide', keep)
}
