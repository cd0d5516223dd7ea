/** Whether the browser can still read a file chosen earlier: it may have been moved, changed or unplugged since (FORM-29). */
export const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
