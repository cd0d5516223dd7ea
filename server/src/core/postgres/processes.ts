import { readFile, readdir } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'

/** The fields of /proc/<pid>/stat after the name, which may hold spaces; none where the system has no /proc or the process is gone. */
const statOf = async (pid: number | string): Promise<string[]> => {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  return line.slice(line.lastIndexOf(')') + 2).split(' ')
}

/** A zombie counts as dead: its parent may never reap it when that parent is a container's first process. */
export const isAlive = async (pid: number): Promise<boolean> => {
  try {
    process.kill(pid, 0)
  } catch {
    return false
  }
  return (await statOf(pid))[0] !== 'Z'
}

/** Whether a process was started with this argument, since process numbers are reused. Assumed true on systems without /proc. */
export const wasStartedWith = async (pid: number, argument: string): Promise<boolean> => {
  const line = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null)
  return line === null ? process.platform !== 'linux' : line.split('\0').includes(argument)
}

/** Whether a process is stopped by SIGSTOP: it does nothing until SIGCONT. False without /proc. */
export const isFrozen = async (pid: number): Promise<boolean> => (await statOf(pid))[0] === 'T'

const childrenOf = async (pid: number): Promise<number[]> => {
  const all = (await readdir('/proc').catch(() => [])).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(all.map(async (child) => Number((await statOf(child))[1])))
  return all.filter((_, index) => parents[index] === pid).map(Number)
}

/** Sends a signal to a process that may have ended in between. */
export const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Waits until a process has ended; false after `limit` milliseconds. */
export const hasEnded = async (pid: number, limit: number): Promise<boolean> => {
  for (let waited = 0; await isAlive(pid); waited += 50) {
    if (waited >= limit) return false
    await setTimeout(50)
  }
  return true
}

/**
 * Kills a process and its children: each backend has its own session, and a frozen one would outlive its postmaster. Returns whether all
 * have ended.
 */
export const killWithChildren = async (pid: number): Promise<boolean> => {
  const family = [pid, ...(await childrenOf(pid))]
  for (const each of family) signal(each, 'SIGKILL')
  return (await Promise.all(family.map((each) => hasEnded(each, 5000)))).every(Boolean)
}
