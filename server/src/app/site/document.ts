import type { Painted, PaintedFrom } from 'contract/app/first-page'

const scheme = 'data-fr-scheme="system"'

type Cookies = Readonly<Record<string, string | undefined>>

/** Reading preferences of the person, kept in cookies by the site's script. The styles handle those of the system. */
const attributesOf = ({ theme, confort = '' }: Cookies): string => {
  const colours = theme === 'light' || theme === 'dark' ? `data-fr-scheme="${theme}" data-fr-theme="${theme}"` : scheme
  return /^\w+(\.\w+)*$/.test(confort) ? `${colours} data-confort="${confort.replaceAll('.', ' ')}"` : colours
}

/** JSON for a page, as data that nothing runs: escapes `<`, the only character that could close its element. */
const json = (from: PaintedFrom): string => JSON.stringify(from).replaceAll('<', '\\u003c')

/**
 * Inserts a rendered page and its hydration data into the site's document. The replacements are functions: in a string, `$&` would be
 * special.
 */
export const fill = (document: string, { title, body, hydrated }: Painted, from: PaintedFrom, cookies: Cookies): string =>
  document
    .replace(scheme, () => attributesOf(cookies))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace(
      '<div id="root"></div>',
      () => `<div id="root">${body}</div>${hydrated ? `<script type="application/json" id="painted">${json(from)}</script>` : ''}`,
    )
