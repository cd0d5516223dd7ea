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
  // The pages of one site share a process: the next one finds there what the last one compiled.
  '--process-per-site',
]

/** Where the browser of every journey stands. */
export const place = { locale: 'fr-FR', timezoneId: 'Europe/Paris' }

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  // Each run empties its own: the journeys played by keyboard follow those by pointer.
  outputDir: `test-results/${process.env['HANDS'] ?? 'pointer'}`,
  globalSetup: './support/start-server.ts',
  // Files run side by side, tests of one file in order.
  workers: availableParallelism(),
  // What needs a second try is a defect, of the product or of its test.
  retries: 0,
  timeout: 150_000 * patience,
  // A tree is the whole of what it names: by default what is added to a page would go unseen.
  expect: { timeout: 10_000 * patience, toMatchAriaSnapshot: { children: 'deep-equal' } },
  reporter: [['list'], ...(process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['json'] as ['json']] : [])],
  use: {
    ...place,
    // What cannot be done by then never will: said before the minutes of a whole test are over.
    actionTimeout: 20_000 * patience,
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
      args: flags,
      // Without a character set the browser cannot open a file whose name has an accent.
      env: { LANG: 'C.UTF-8', ...process.env },
    },
  },
})
