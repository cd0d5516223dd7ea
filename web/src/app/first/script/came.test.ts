import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { came } from './came.ts'

const ask = vi.fn<(file: string) => Promise<{ ok: boolean }>>()
const files = ['/assets/index.js', '/assets/page.js']
const asked = () => ask.mock.calls.map(([file]) => file)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', ask)
})

afterEach(() => {
  ask.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const answer = async () => {
  const outcome = came(files, 'high')
  await vi.runAllTimersAsync()
  return outcome
}

test('files that all load are requested once', async () => {
  ask.mockResolvedValue({ ok: true })
  expect(await answer()).toBe(true)
  expect(asked()).toEqual(files)
})

test.each([
  ['answered 404', () => Promise.resolve({ ok: false })],
  ['cut by the network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('a file %s is requested once more, then reported missing', async (_, failure) => {
  ask.mockImplementation((file) => (file === files[1] ? failure() : Promise.resolve({ ok: true })))
  expect(await answer()).toBe(false)
  expect(asked()).toEqual([...files, ...files])
})

test('a file that loads the second time counts as loaded', async () => {
  ask.mockResolvedValueOnce({ ok: false }).mockResolvedValue({ ok: true })
  expect(await answer()).toBe(true)
})
