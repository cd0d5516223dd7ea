const onceMoreAfter = 1000

/** Loads all the files and tells whether it worked. Retries once: the connection may be cut, or the server restarting. */
export const came = async (files: readonly string[], priority: RequestPriority, tries = 2): Promise<boolean> => {
  const answers = await Promise.all(files.map((file) => fetch(file, { priority }).catch(() => null)))
  if (answers.every((answer) => answer?.ok)) return true
  if (tries === 1) return false
  await new Promise((resolve) => setTimeout(resolve, onceMoreAfter))
  return came(files, priority, tries - 1)
}
