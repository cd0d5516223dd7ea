import { built } from './dist.ts'

const files = JSON.parse(built('page-files.json') || '{}') as Record<string, string[]>
const patterns = Object.keys(files).map((path) => ({ path, shape: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i') }))

/** Whether the site has a page at a path, read as the application's router reads it; any path where the site is not built. */
export const isPage = (path: string): boolean => patterns.length === 0 || patterns.some(({ shape }) => shape.test(path))

/** Of the page at a path, its own files, styles first (web/build/page-files.ts). An address without a parameter comes before one that has it. */
const filesOf = (path: string): string[] => files[path] ?? files[patterns.find(({ shape }) => shape.test(path))?.path ?? ''] ?? []

const tag = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="${file}" />` : `<link rel="modulepreload" href="${file}" />`

/** The document of a page of the application, with what the page asks for named in it: a browser fetches all at once. */
export const withFilesOf = (document: string, path: string): string =>
  document.replace('</head>', () => `${filesOf(path).map(tag).join('')}</head>`)

/** The same, which the small script of the page asks for once the person acts. */
export const withFilesLater = (document: string, path: string): string =>
  document.replace(/(?<=data-files=")[^"]*/, (own) => [own, ...filesOf(path)].join(' '))
