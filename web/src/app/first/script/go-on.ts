/** Loads the styles and runs the application, whose entry is the first file. It hydrates the page from the data embedded in it. */
export const goOn = async (files: readonly string[]): Promise<void> => {
  for (const file of files.filter((name) => name.endsWith('.css'))) {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = file
    document.head.append(link)
  }
  await import(/* @vite-ignore */ files[0]!)
}
