// Finds the browser of the journeys, installing Debian's when it can.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { root } from './prepare.mjs'

/** Chromium without the windows it never shows: a page costs it a tenth of the time. */
const shell = '/usr/bin/chromium-headless-shell'
const candidates = () => [
  process.env.CHROMIUM,
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  playwrightOwn(),
]

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

const aptitude = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Path of a Chromium, or null with the exact command that would bring one. */
export const browser = () => {
  if (!process.env.CHROMIUM && !existsSync(shell) && aptitude()) {
    console.log('Installation de Chromium pour les parcours…')
    quietly('apt-get', ['update', '-qq'])
    quietly('apt-get', ['install', '-y', '-qq', basename(shell)])
  }
  if (!found()) quietly(process.execPath, [`${root}/node_modules/@playwright/test/cli.js`, 'install', '--only-shell', 'chromium'])
  return {
    path: found() ?? null,
    help: existsSync('/usr/bin/apt-get')
      ? `sudo apt-get update && sudo apt-get install -y ${basename(shell)}`
      : 'npx playwright install --only-shell chromium',
  }
}
