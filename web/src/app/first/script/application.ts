import { tabKey } from '../../../core/form/tab-key.ts'
import { came } from './came.ts'
import { goOn } from './go-on.ts'
import { sayMissing, unsay } from './missing.ts'
import { release } from './press-again.ts'

const acts = ['pointermove', 'touchstart', 'keydown', 'input', 'click'] as const

const atNextAct = (load: () => void, awaited: readonly string[] = acts) => {
  const first = new AbortController()
  const act = (event: Event) => {
    // Chromium fires pointermove when a page appears under a still pointer. Ignore it.
    if (event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return
    first.abort()
    load()
  }
  // In the capture phase, because press-again.ts stops a click's propagation.
  for (const name of awaited) addEventListener(name, act, { signal: first.signal, passive: true, capture: true })
}

/**
 * Loads the application at the person's first action. It then hydrates the page, or on other pages is cached for after the sign-in. A
 * page that needs it at once says so (`data-now`). Clicks made before it has loaded are replayed.
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
      // The application did not load. Keep what was typed, show a message, and load again at the next key or click.
      sayMissing(release())
      atNextAct(load, ['keydown', 'click'])
    })
  }
  // On a slow connection, the person may have acted before this script. A phone may have closed the page while its camera was open.
  const begun = document.querySelector('main :focus') !== null || sessionStorage.getItem(tabKey) !== null
  if (now !== undefined || (goesOn && begun)) load()
  else atNextAct(load)
}
