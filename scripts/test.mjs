// `npm test`: every rule, and every call and journey that names a row of the specification; the last line is the sum. `npm test e2e` and
// `npm test rules` play one half.
import { build, install } from './prepare.mjs'
import { journeysOfTheProof, testsOfTheRows } from './rows.mjs'
import { journeys, rules, tell } from './runners.mjs'

install()
build()
const only = process.argv[2]
const halves = {
  rules: () => rules(testsOfTheRows, {}, only === undefined),
  e2e: () => journeys(['--grep-invert', journeysOfTheProof]),
}
// Side by side: what one waits for, the other uses.
const asked = Object.keys(halves).filter((half) => only === undefined || half === only)
tell(await Promise.all(asked.map((half) => halves[half]())))
