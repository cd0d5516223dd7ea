import { readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc: the same on every Linux that Node supports. */
const ticks = 100

/** Fields of /proc/<pid>/stat from the parent's id on (the name before them may contain spaces); undefined once the process has ended. */
const stat = (pid: number): number[] | undefined => {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return line
      .slice(line.lastIndexOf(')') + 4)
      .split(' ')
      .map(Number)
  } catch {
    return undefined
  }
}

const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => stat(child)?.[0] === pid)

/** Seconds of CPU that a process and its children, running or ended, have used so far. */
export const cpuOf = (pid: number): number => {
  const own = stat(pid) ?? []
  // utime, stime, cutime, cstime
  const used = (own[10] ?? 0) + (own[11] ?? 0) + (own[12] ?? 0) + (own[13] ?? 0)
  return used / ticks + childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), 0)
}

/** Seconds of CPU used by the ended children of this process. */
export const endedChildrenCpu = (): number => {
  const own = stat(process.pid) ?? []
  return ((own[12] ?? 0) + (own[13] ?? 0)) / ticks
}
