import { built } from './dist.ts'

const files = JSON.parse(built('page-files.json') || '{}') as Record<string, string[]>
const patterns = Object.keys(files).map((path) => ({ path, shape: new RegExp(`^${path.replace(/\$\w+/g, '[^/]+')}/?$`, 'i') }))

/** Whether the site has a page at a path, matched as the application's router does; true for any path when the site is not built. */
export const isPage = (path: string): boolean => patterns.length === 0 || patterns.some(({ shape }) => shape.test(path))

/**
 * The own files of the page at a path, styles first (web/build/page-files.ts). An address without a parameter wins over one with a
 * parameter.
 */
const filesOf = (path: string): string[] => files[path] ?? files[patterns.find(({ shape }) => shape.test(path))?.path ?? ''] ?? []

const tag = (file: string) =>
  file.endsWith('.css') ? `<link rel="stylesheet" href="${file}" />` : `<link rel="modulepreload" href="${file}" />`

/** Adds the files of a page to its document, so that a browser fetches all of them at once. */
export const withFilesOf = (document: string, path: string): string =>
  document.replace('</head>', () => `${filesOf(path).map(tag).join('')}</head>`)

/** Same, but for the small script of the page, which fetches them at the first interaction. */
export const withFilesLater = (document: string, path: string): string =>
  document.replace(/(?<=data-files=")[^"]*/, (own) => [own, ...filesOf(path)].join(' '))
