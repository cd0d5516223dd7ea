import { workerTask } from '../src/core/workers/task.ts'

/** What a task of the tests does: answers itself, ends its process, sleeps for ever, or fails. */
export type TestTask = 'answer' | 'exit' | 'sleep' | 'throw'

export default workerTask(async (task: TestTask): Promise<TestTask> => {
  if (task === 'exit') process.exit(3)
  if (task === 'throw') throw new Error('the task failed')
  // A timer, or nothing would keep the process alive.
  if (task === 'sleep') await new Promise((resolve) => setTimeout(resolve, 2 ** 30))
  return task
})
