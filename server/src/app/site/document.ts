import type { Painted } from 'contract/app/first-page'

const scheme = 'data-fr-scheme="system"'

/** The theme a person has chosen, as the script of the pages writes it; what a system wants is for the styles to see. */
const attributesOf = (theme: string | undefined): string =>
  theme === 'light' || theme === 'dark' ? `data-fr-scheme="${theme}" data-fr-theme="${theme}"` : scheme

/** The document of the site with a page in it. By functions: in a text, `$&` would mean something. */
export const fill = (document: string, { title, body }: Painted, theme: string | undefined): string =>
  document
    .replace(scheme, () => attributesOf(theme))
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
