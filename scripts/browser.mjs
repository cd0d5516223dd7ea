// Finds the browser of the journeys, installing Debian's when it can.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { root } from './prepare.mjs'

const candidates = () => [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', playwrightOwn()]

const playwrightOwn = () => {
  try {
    return createRequire(`${root}/e2e/package.json`)('@playwright/test').chromium.executablePath()
  } catch {
    return undefined
  }
}

const found = () => candidates().find((path) => path && existsSync(path))

const quietly = (command, args) =>
  spawnSync(command, args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0

/** Path of a Chromium, or null with the exact command that would bring one. */
export const browser = () => {
  const there = found()
  if (there) return { path: there, help: '' }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installation de Chromium pour les parcours…')
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', ['install', '-y', '-qq', 'chromium'])
  } else {
    quietly(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, 'install', 'chromium'])
  }
  return {
    path: found() ?? null,
    help: existsSync('/usr/bin/apt-get') ? 'sudo apt-get update && sudo apt-get install -y chromium' : 'npx playwright install chromium',
  }
}
