import { expect, test } from 'vitest'
import { patience } from '../../../../scripts/patience.ts'
import type { TestTask } from '../../../test/worker-of-tests.ts'
import { createFairQueue } from './fair-queue.ts'
import { createWorkerPool, TaskLost } from './pool.ts'

const script = new URL('../../../test/worker-of-tests.ts', import.meta.url)
/** A pool behind its queue, as its callers use it. */
const poolOf = (time = 60_000 * patience) => {
  const inTurn = createFairQueue({ places: 1, waiting: { each: 10, all: 10 } })
  const run = createWorkerPool<TestTask, TestTask>({ script, processes: 1, execArgv: [], cpu: 60_000, time, memory: 1_000 })
  return (task: TestTask) => inTurn('someone', () => run(task))
}

test('a task whose process dies is lost alone, and the next one is done', async () => {
  const run = poolOf()
  const [lost, done] = await Promise.allSettled([run('exit'), run('answer')])
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(TaskLost) })
  expect(done).toEqual({ status: 'fulfilled', value: 'answer' })
})

test('the clock of a task starts with the task: those that wait behind a sleeping one outlive its limit', async () => {
  const run = poolOf(500)
  const [lost, ...done] = await Promise.allSettled([run('sleep'), run('answer'), run('answer')])
  expect(lost).toMatchObject({ status: 'rejected', reason: expect.any(TaskLost) })
  expect(done).toEqual([
    { status: 'fulfilled', value: 'answer' },
    { status: 'fulfilled', value: 'answer' },
  ])
})

test('an error thrown by a task is its own failure, not a lost process', async () => {
  const run = poolOf()
  await expect(run('throw')).rejects.toMatchObject({ message: 'the task failed' })
  await expect(run('throw')).rejects.not.toBeInstanceOf(TaskLost)
  expect(await run('answer')).toBe('answer')
})
