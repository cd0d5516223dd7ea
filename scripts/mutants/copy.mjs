import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { root } from '../prepare.mjs'

/** The libraries are the same files, not read through a link: the readers of PDFs may only open what lies in their own folder. */
const share = (from, to) => {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) share(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      try {
        linkSync(source, target)
      } catch {
        // Another disk.
        copyFileSync(source, target)
      }
    }
  }
}

const left = new Set(['.git', 'node_modules', 'var', 'test-results', '.cache'])

/** A copy of the checkout to break, with its libraries; gone with this process. Returns its path. */
export const copyOfCheckout = () => {
  const copy = mkdtempSync(join(tmpdir(), 'registre-mutants-'))
  process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
  cpSync(root, copy, { recursive: true, filter: (path) => !left.has(basename(path)) })
  share(join(root, 'node_modules'), join(copy, 'node_modules'))
  return copy
}
