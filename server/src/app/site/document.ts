import type { Painted } from 'contract/app/first-page'

const scheme = 'data-fr-scheme="system"'

type Cookies = Readonly<Record<string, string | undefined>>

/** How the person reads the site, as its script keeps it; what a system wants is for the styles to see. */
const attributesOf = ({ theme, confort = '' }: Cookies): string => {
  const colours = theme === 'light' || theme === 'dark' ? `data-fr-scheme="${theme}" data-fr-theme="${theme}"` : scheme
  return /^\w+(\.\w+)*$/.test(confort) ? `${colours} data-confort="${confort.replaceAll('.', ' ')}"` : colours
}

/** The document of the site with a page in it. By functions: in a text, `$&` would mean something. */
export const fill = (document: string, { title, body }: Painted, cookies: Cookies): string =>
  document
    .replace(scheme, () => attributesOf(cookies))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
