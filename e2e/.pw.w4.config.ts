import base from './playwright.config.ts'
const { globalSetup, ...rest } = base
export default { ...rest, testDir: '/work/main/e2e/journeys', timeout: 40_000, expect: { timeout: 5000 }, outputDir: '/tmp/w4/out' }
