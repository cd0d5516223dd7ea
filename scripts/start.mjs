// `npm start`: installs what is missing, builds what is stale, starts everything.
import { build, install, projectNode, root, runToEnd } from './prepare.mjs'
import { join } from 'node:path'

install()
build()
process.exitCode = await runToEnd(projectNode(), [join(root, 'server', 'src', 'app', 'main.ts')])
