import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { patience } from '../scripts/patience.ts'

const flags = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // The pages of one site share a process, and so the compiled scripts.
  '--process-per-site',
]

/** Locale and time zone of every browser context. */
export const place = { locale: 'fr-FR', timezoneId: 'Europe/Paris' }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Each run empties its own folder. The keyboard run comes after the pointer run.
  outputDir: `test-results/${process.env['HANDS'] ?? 'pointer'}`,
  globalSetup: './support/start-server.ts',
  // Files run in parallel, the tests of one file in order.
  workers: availableParallelism(),
  // A test that needs a second try is a defect, of the product or of the test.
  retries: 0,
  timeout: 150_000 * patience,
  // Snapshots must match the whole tree: by default, an added element would go unnoticed.
  expect: { timeout: 10_000 * patience, toMatchAriaSnapshot: { children: 'deep-equal' } },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  use: {
    ...place,
    // Fail after a few seconds rather than at the end of the test's timeout.
    actionTimeout: 20_000 * patience,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: flags,
      // Without a character set, the browser cannot open a file with an accent in its name.
      env: { LANG: 'C.UTF-8', ...process.env },
    },
  },
})
