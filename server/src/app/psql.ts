import { spawn } from 'node:child_process'
import { readSettings } from '../core/settings.ts'
import { commandDatabase } from './command-database.ts'

// `npm run db`: runs the system's psql on the database of the server, running or not. Arguments are passed on: `npm run db -- -c 'select
// 1'`.
const { url, end } = await commandDatabase(readSettings(process.env))
const psql = spawn('psql', [url, ...process.argv.slice(2)], { stdio: 'inherit' })
psql.on('error', () => console.error('psql manque : installez le client de PostgreSQL (Debian : apt install postgresql-client).'))
psql.on('close', (code) => void end().then(() => process.exit(code ?? 1)))
// Ctrl-C belongs to psql: it cancels a statement.
process.on('SIGINT', () => {})
