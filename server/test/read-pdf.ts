import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

// pdfjs returns maps where its types declare objects.
const saysYes = (answer: unknown, name: string): boolean => answer instanceof Map && answer.get(name) === true

/** The content of a PDF, read by another program than ours. */
export const readPdf = async (bytes: Uint8Array) => {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 })
  const document = await task.promise
  const pages: { lines: string[]; roles: string[] }[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const { items } = await page.getTextContent()
    const tree = await page.getStructTree()
    const roles: string[] = []
    const walk = (node: typeof tree) => {
      roles.push(node.role)
      for (const child of node.children) if ('role' in child) walk(child)
    }
    if (tree) walk(tree)
    pages.push({
      lines: items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join('')
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ')),
      roles,
    })
  }
  const { info, metadata } = await document.getMetadata()
  const marks: unknown = await document.getMarkInfo()
  const preferences: unknown = await document.getViewerPreferences()
  await task.destroy()
  const texts = pages.map(({ lines }) => lines.join(' ').replace(/\s+/g, ' '))
  return {
    pages: texts,
    text: texts.join(' '),
    /** Each line as it is drawn. */
    lines: pages.flatMap(({ lines }) => lines.map((line) => line.trim()).filter((line) => line !== '')),
    roles: pages.flatMap(({ roles }) => roles),
    info: info as { Title?: string; Language?: string; Creator?: string },
    metadata: (name: string): unknown => metadata?.get(name),
    marked: saysYes(marks, 'Marked'),
    displaysTitle: saysYes(preferences, 'DisplayDocTitle'),
  }
}
