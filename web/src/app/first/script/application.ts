import { goOn } from './go-on.ts'

const acts = ['pointermove', 'touchstart', 'keydown', 'input', 'click'] as const

const atNextAct = (load: () => void, awaited: readonly string[] = acts) => {
  const first = new AbortController()
  const act = () => {
    first.abort()
    load()
  }
  for (const name of awaited) addEventListener(name, act, { signal: first.signal, passive: true })
}

/**
 * The application is asked for at the person's first act, and costs nothing before: where it goes on from the page it runs, elsewhere it is
 * there when they have signed in.
 */
export const loadApplicationLater = () => {
  const files = (document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset['files'] ?? '').split(' ')
  const goesOn = document.getElementById('painted') !== null
  const load = async () => {
    try {
      const answers = await Promise.all(files.map((file) => fetch(file, { priority: goesOn ? 'high' : 'low' })))
      if (goesOn && answers.every(({ ok }) => ok)) await goOn(files)
    } catch {
      // Without the network what was typed is still there: the next key or click asks again.
      atNextAct(() => void load(), ['keydown', 'click'])
    }
  }
  // On a slow line the person may have acted before this script.
  if (goesOn && document.querySelector('main :focus')) void load()
  else atNextAct(() => void load())
}
