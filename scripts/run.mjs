// Runs one TypeScript program of the project with its own Node: `node scripts/run.mjs server/src/app/seed/main.ts …`.
import { install, projectNode, runToEnd } from './prepare.mjs'

install()
process.exitCode = await runToEnd(projectNode(), process.argv.slice(2))
