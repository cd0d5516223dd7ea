import { paintedFields } from '../core/form/painted-fields.ts'

/** By their names, the texts typed on the page as it was painted; a password is not one. */
const typed = () =>
  Object.fromEntries(
    paintedFields()
      .filter(({ type, value }) => type === 'textarea' && value.trim() !== '')
      .map(({ name, value }) => [name, value]),
  )

/**
 * A page may be painted, and typed in, before it is known that its reader must sign in: this tab gives the text back to who comes back signed
 * in (`take`). Until the page is left, for one may go on typing.
 */
export const keepPainted = async (path: string): Promise<void> => {
  if (document.getElementById('painted') === null) return
  const { keepForReload } = await import('../core/form/kept-store.ts')
  const keep = () => keepForReload('', path, typed())
  keep()
  addEventListener('beforeunload', keep)
  addEventListener('pagehide', keep)
}
