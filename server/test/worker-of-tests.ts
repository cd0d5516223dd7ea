import { workerTask } from '../src/core/workers/task.ts'

/** Behaviours of the test worker: answer, end its process, sleep for ever, or fail. */
export type TestTask = 'answer' | 'exit' | 'sleep' | 'throw'

export default workerTask(async (task: TestTask): Promise<TestTask> => {
  if (task === 'exit') process.exit(3)
  if (task === 'throw') throw new Error('the task failed')
  // A timer keeps the process alive.
  if (task === 'sleep') await new Promise((resolve) => setTimeout(resolve, 2 ** 30))
  return task
})
