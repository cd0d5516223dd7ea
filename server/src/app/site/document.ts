import type { Painted, PaintedFrom } from 'contract/app/first-page'

const scheme = 'data-fr-scheme="system"'

type Cookies = Readonly<Record<string, string | undefined>>

/** How the person reads the site, as its script keeps it; what a system wants is for the styles to see. */
const attributesOf = ({ theme, confort = '' }: Cookies): string => {
  const colours = theme === 'light' || theme === 'dark' ? `data-fr-scheme="${theme}" data-fr-theme="${theme}"` : scheme
  return /^\w+(\.\w+)*$/.test(confort) ? `${colours} data-confort="${confort.replaceAll('.', ' ')}"` : colours
}

/** Data in a page, which nothing runs: the one sign that could end it is said otherwise. */
const json = (from: PaintedFrom): string => JSON.stringify(from).replaceAll('<', '\\u003c')

/** The document of the site with a page in it, and what the application needs to go on from there. By functions: in a text, `$&` would mean something. */
export const fill = (document: string, { title, body, hydrated }: Painted, from: PaintedFrom, cookies: Cookies): string =>
  document
    .replace(scheme, () => attributesOf(cookies))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${hydrated ? `<script type="application/json" id="painted">${json(from)}</script>` : ''}`,
    )
