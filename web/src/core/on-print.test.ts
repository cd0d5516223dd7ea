import { afterEach, expect, test, vi } from 'vitest'
import { onPrint } from './on-print.ts'

/** A fake window that prints: its events, and a media query that the test can change. */
const aWindow = () => {
  const window = new EventTarget()
  const media = Object.assign(new EventTarget(), { matches: false })
  vi.stubGlobal('matchMedia', () => media)
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window))
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window))
  const told: boolean[] = []
  const stop = onPrint((printing) => told.push(printing))
  const happens = (what: 'beforeprint' | 'afterprint' | boolean) => {
    if (typeof what === 'boolean') media.matches = what
    const target = typeof what === 'boolean' ? media : window
    target.dispatchEvent(new Event(typeof what === 'boolean' ? 'change' : what))
    return told.at(-1)
  }
  return { happens, told, stop }
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each<[string, ('beforeprint' | 'afterprint' | boolean)[], boolean[]]>([
  ['Chromium prints', ['beforeprint', true, 'afterprint', false], [true, true, false, false]],
  ['Firefox prints a copy', ['beforeprint', 'afterprint'], [true, false]],
  ['a tool shows the page as on paper', [true, false], [true, false]],
  [
    'printed twice at once, what ends late of the first does not take the paper of the second',
    ['beforeprint', true, 'afterprint', 'beforeprint', false, true, 'afterprint', false],
    [true, true, false, true, true, true, false, false],
  ],
])('%s: the start and the end of printing are reported', (_, events, expected) => {
  const { happens } = aWindow()
  expect(events.map(happens)).toEqual(expected)
})

test('after unsubscribing, nothing is reported', () => {
  const { happens, told, stop } = aWindow()
  stop()
  for (const what of ['beforeprint', true, 'afterprint', false] as const) happens(what)
  expect(told).toEqual([])
})
