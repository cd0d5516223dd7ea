import { readFile } from 'node:fs/promises'

export interface Identity {
  uid?: number
  gid?: number
}

/**
 * Returns the account that runs PostgreSQL: our own, as `{}`. PostgreSQL refuses root, so root runs it as the system's `postgres` account,
 * else as `nobody`.
 */
export const runAs = async (): Promise<Identity> => {
  if (process.getuid?.() !== 0) return {}
  const accounts = (await readFile('/etc/passwd', 'utf8')).split('\n').map((line) => line.split(':'))
  const account = accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody')
  if (!account)
    throw new Error(
      "PostgreSQL refuse de tourner sous root et aucun compte « postgres » n'existe : créez-le avec « useradd --system postgres ».",
    )
  return { uid: Number(account[2]), gid: Number(account[3]) }
}
