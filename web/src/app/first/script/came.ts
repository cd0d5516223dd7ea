const onceMoreAfter = 1000

/** Whether all these files came, asked for twice at most: a line may have been cut, a server be starting again; a deployment takes files away. */
export const came = async (files: readonly string[], priority: RequestPriority, tries = 2): Promise<boolean> => {
  const answers = await Promise.all(files.map((file) => fetch(file, { priority }).catch(() => null)))
  if (answers.every((answer) => answer?.ok)) return true
  if (tries === 1) return false
  await new Promise((resolve) => setTimeout(resolve, onceMoreAfter))
  return came(files, priority, tries - 1)
}
