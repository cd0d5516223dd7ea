import { expect, type Page } from '@playwright/test'
import { test as base } from '../support/kept-context.ts'
import { serveGallery } from './serve.ts'

let url = ''

/** A test on the gallery, built once per worker. The page must log no error under the content policy (threat T3). */
export const test = base.extend<object, { gallery: undefined }>({
  gallery: [
    async ({ browserName: _ }, use) => {
      const gallery = await serveGallery()
      url = gallery.url
      await use(undefined)
      await gallery.close()
    },
    { scope: 'worker', auto: true },
  ],
  page: async ({ page }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    expect(complaints).toEqual([])
  },
})

export const open = (page: Page, path: string) => page.goto(url + path)
