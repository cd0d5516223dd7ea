/** Runs the application, whose first file is its own; it finds what the page was painted from, and goes on from the page as it stands. */
export const goOn = async (files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = file
    document.head.append(link)
  }
  await import(/* @vite-ignore */ files[0]!)
}
