import type { Settings } from './settings.ts'

/** Points where a test may end the process as a power cut would, in the order of a filing (fault F1). */
export const crashPoints = ['before-files', 'between-files-and-transaction', 'before-commit', 'after-commit-before-answer'] as const

let passages = 0

/** Ends the process at the point CRASH_AT names (`point:3`: the third time it gets there). Settings refuse CRASH_AT outside tests. */
export const crashPoint = ({ CRASH_AT }: Settings, point: (typeof crashPoints)[number]): void => {
  if (CRASH_AT === undefined) return
  const [name, nth = '1'] = CRASH_AT.split(':')
  if (name !== point) return
  passages += 1
  if (passages === Number(nth)) process.kill(process.pid, 'SIGKILL')
}
