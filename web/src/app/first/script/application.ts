import { tabKey } from '../../../core/form/tab-key.ts'
import { came } from './came.ts'
import { goOn } from './go-on.ts'
import { sayMissing, unsay } from './missing.ts'
import { release } from './press-again.ts'

const acts = ['pointermove', 'touchstart', 'keydown', 'input', 'click'] as const

const atNextAct = (load: () => void, awaited: readonly string[] = acts) => {
  const first = new AbortController()
  const act = (event: Event) => {
    // Chromium tells of a pointer that lies where a page comes: it did not move.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    first.abort()
    load()
  }
  // As they come down to their button: a press that waits goes no further (press-again.ts).
  for (const name of awaited) addEventListener(name, act, { signal: first.signal, passive: true, capture: true })
}

/**
 * The application is asked for at the person's first act, and costs nothing before: where it goes on from the page it runs, elsewhere it is
 * there when they have signed in. A page that needs it at once says so (`data-now`): what is pressed before it has come is kept all the same.
 */
export const loadApplication = () => {
  const { files: named = '', now } = document.querySelector<HTMLScriptElement>('script[data-files]')?.dataset ?? {}
  const files = named.split(' ')
  const goesOn = now !== undefined || document.getElementById('painted') !== null
  const run = async () => {
    if (!(await came(files, 'high'))) throw new Error('missing files')
    unsay()
    await goOn(files)
  }
  const load = () => {
    if (!goesOn) return void came(files, 'low')
    run().catch(() => {
      // What was typed is still there: it is said in words, and the next key or click asks again.
      sayMissing(release())
      atNextAct(load, ['keydown', 'click'])
    })
  }
  // On a slow line the person may have acted before this script; a phone may have closed the page behind its camera, with what was typed.
  const begun = document.querySelector('main :focus') !== null || sessionStorage.getItem(tabKey) !== null
  if (now !== undefined || (goesOn && begun)) load()
  else atNextAct(load)
}
