const acts = ['pointermove', 'touchstart', 'keydown'] as const

/** The application is fetched in advance from the person's first act on: it is there when they have signed in, and costs nothing before. */
export const loadApplicationLater = () => {
  const { files = '' } = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset ?? {}
  const first = new AbortController()
  const load = () => {
    first.abort()
    for (const file of files.split(' ')) void fetch(file, { priority: 'low' }).catch(() => {})
  }
  for (const act of acts) addEventListener(act, load, { signal: first.signal, passive: true })
}
