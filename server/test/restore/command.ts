import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('../../src/app/verifier/main.ts', import.meta.url))

const lines = (text: string) =>
  text
    .replaceAll(/\u00a0|\u202f/g, ' ')
    .trim()
    .split('\n')

/** Runs `npm run verifier` on a database and a data folder. Returns its exit code, its output and its errors. */
export const runInspectCommand = (url: string, dataDir: string) =>
  new Promise<{ code: number | string | null | undefined; said: string[]; failed: string[] }>((resolve) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', DATABASE_URL: url, DATA_DIR: dataDir }
    execFile(process.execPath, [program], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? error.code : 0, said: lines(stdout), failed: lines(stderr) }),
    )
  })
