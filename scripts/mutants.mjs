// `npm run mutants [-- id or kind…]`: seeds each bug of scripts/mutants/*.json in a copy of the checkout and sees a test fail. None may survive.
import { copyFileSync, cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { build, giveUp, install, projectNode, root, runToEnd } from './prepare.mjs'
import { faultOf, mutants } from './mutants/data.mjs'

install()
// What is read while the database is away is painted by the site's own build.
build()
const asked = process.argv.slice(2)
const chosen = mutants(asked)
const faults = chosen.flatMap((mutant) => faultOf(mutant) ?? [])
if (chosen.length === 0) faults.push(`No bug is named ${asked.join(', ')}.`)
if (faults.length > 0) giveUp(faults.join('\n'))

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
const copy = mkdtempSync(join(tmpdir(), 'registre-mutants-'))
process.on('exit', () => rmSync(copy, { recursive: true, force: true }))
cpSync(root, copy, {
  recursive: true,
  filter: (path) => !left.has(basename(path)),
})
share(join(root, 'node_modules'), join(copy, 'node_modules'))
process.exitCode = await runToEnd(projectNode(), [join(copy, 'scripts', 'mutants', 'play.mjs'), ...asked], { cwd: copy })
