/** Whether the browser can still read a file chosen earlier: it may have been moved, changed or unplugged since (FORM-29). */
export const lisible = (fichier: File): Promise<boolean> =>
  fichier
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    )
