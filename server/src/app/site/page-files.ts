import { built } from './dist.ts'

const tags = JSON.parse(built('page-files.json') || '{}') as Record<string, string>
const patterns = Object.keys(tags).map((path) => ({ path, shape: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}$`) }))

/** The document of a page of the application, with what the page asks for named in it (web/build/page-files.ts): a browser fetches all at once. */
export const withFilesOf = (document: string, path: string): string => {
  // An address without a parameter comes before one that has it.
  const known = tags[path] ?? tags[patterns.find(({ shape }) => shape.test(path))?.path ?? '']
  return known ? document.replace('</head>', () => `${known}</head>`) : document
}
