import { afterEach, expect, test, vi } from 'vitest'
import { fetchCaptcha } from './fetch-captcha.ts'

afterEach(() => void vi.unstubAllGlobals())

test('[CAPTCHA-06] a captcha comes from the named service, « api » by default, and has an id and an image', async () => {
  vi.stubGlobal('fetch', async (url: string) => new Response(`image of ${url}`, { headers: { 'x-captcha-id': `token of ${url}` } }))
  for (const [service, url] of [
    [undefined, '/api/captcha'],
    ['api', '/api/captcha'],
    ['oauth2', '/oauth2/captcha'],
  ] as const) {
    const { id, image } = await fetchCaptcha(service)
    expect([id, await image.text()]).toEqual([`token of ${url}`, `image of ${url}`])
  }
})
