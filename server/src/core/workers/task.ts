let busy = false

// Ctrl-C reaches the whole group, and a service manager may signal it: the task ends first. The server's end closes the channel, which
// ends this process.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {
  if (!busy) process.exit()
})

/**
 * Builds the default export of a pool's script. It tells the pool which process runs the task, so that its limits count from now, then runs
 * it.
 */
export const workerTask =
  <Task, Answer>(work: (task: Task) => Promise<Answer>) =>
  async (task: Task): Promise<Answer> => {
    busy = true
    process.send?.({ begun: process.pid })
    try {
      return await work(task)
    } finally {
      busy = false
    }
  }
