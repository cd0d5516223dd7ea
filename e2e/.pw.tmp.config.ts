import base from '/work/main/e2e/playwright.config.ts'
const { globalSetup, ...rest } = base
export default { ...rest, testDir: '/work/main/e2e/gallery', timeout: 30_000, expect: { timeout: 4000 }, outputDir: '/tmp/pw-out' }
