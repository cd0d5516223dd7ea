// `npm test`: every rule, every call and every journey that names a row of the specification; the last line is the sum. `npm test e2e` and
// `npm test rules` play one half.
import { build, install } from './prepare.mjs'
import { journeys, leftForTheProof, rules, tell } from './runners.mjs'

install()
build()
const only = process.argv[2]
const sums = []
if (only !== 'e2e') sums.push(await rules(['--project=!proof']))
if (only !== 'rules') sums.push(await journeys(['--grep-invert', leftForTheProof]))
tell(sums)
