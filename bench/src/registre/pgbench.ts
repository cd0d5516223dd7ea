import { spawn, spawnSync } from 'node:child_process'
import type { Statement } from './statements.ts'

/** Fails when pgbench is missing, with the command that installs it. */
export const requirePgbench = (): void => {
  if (spawnSync('pgbench', ['--version']).status !== 0)
    throw new Error("pgbench n'est pas installé : apt-get install -y postgresql-contrib")
}

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`
const literal = (value: unknown): string =>
  quoted(Array.isArray(value) ? `{${value.map((item) => JSON.stringify(item)).join(',')}}` : String(value))

/** The statements with their values inlined: pgbench binds its variables as text and could not pass an array. */
const script = (statements: readonly Statement[]): string => {
  const sql = statements.map(({ text, values }) =>
    text.replaceAll(/\$(\d+)/g, (_, rank: string) => literal(values[Number(rank) - 1])).replaceAll(/\s+/g, ' '),
  )
  return `${sql.join(';\n')};\n`
}

/** Runs the statements in a loop over the extended protocol, unnamed, as the server's driver does; returns how many times they ran. */
export const pgbenchSlice = (url: string, statements: readonly Statement[], connections: number, seconds: number): Promise<number> => {
  const flags = ['--no-vacuum', '--protocol=extended', `--client=${connections}`, '--jobs=1', `--time=${seconds}`, '--file=-']
  return new Promise((resolve, reject) => {
    const child = spawn('pgbench', [...flags, url])
    child.stdin.end(script(statements))
    let said = ''
    child.stdout.on('data', (chunk) => (said += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.on('error', reject)
    child.on('exit', (code) => {
      const done = Number(/transactions actually processed: (\d+)/.exec(said)?.[1])
      if (code === 0 && done > 0) resolve(done)
      else reject(new Error(said))
    })
  })
}
