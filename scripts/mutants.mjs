// `npm run mutants [-- id or kind…]`: seeds each bug of scripts/mutants/*.json in a copy of the checkout and sees a test fail. None may survive.
import { join } from 'node:path'
import { build, giveUp, install, projectNode, runToEnd } from './prepare.mjs'
import { copyOfCheckout } from './mutants/copy.mjs'
import { faultOf, mutants } from './mutants/data.mjs'

install()
// The pages shown while the database is away are rendered by the build of the site.
build()
const asked = process.argv.slice(2)
const chosen = mutants(asked)
const faults = chosen.flatMap((mutant) => faultOf(mutant) ?? [])
if (chosen.length === 0) faults.push(`No bug is named ${asked.join(', ')}.`)
if (faults.length > 0) giveUp(faults.join('\n'))

const copy = copyOfCheckout()
process.exitCode = await runToEnd(projectNode(), [join(copy, 'scripts', 'mutants', 'play.mjs'), ...asked], { cwd: copy })
