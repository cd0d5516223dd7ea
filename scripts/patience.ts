// How slow this machine is now: every limit of time in the tests is a multiple of it. A limit only ends what hangs; none is a measurement.
import { createHash } from 'node:crypto'

/** Milliseconds of the same work on one idle core of the machine where the limits were written. */
const reference = 100

const measure = (): number => {
  const block = Buffer.alloc(1 << 20, 'registre')
  const start = performance.now()
  for (let round = 0; round < 160; round += 1) createHash('sha256').update(block).digest()
  return performance.now() - start
}

/**
 * How many times slower than there, at least 2. Measured once a run, by the process that reads the configuration; its workers inherit it.
 * Doubled: the halves of the suite, which slow each other, have not started when it is taken.
 */
process.env['PATIENCE'] ??= String(Math.max(2, Math.ceil((2 * measure()) / reference)))
export const patience = Number(process.env['PATIENCE'])
