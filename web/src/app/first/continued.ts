import type { FirstPage } from 'contract/app/first-page'

/** Pages that the application hydrates. `data`: the page is under the routes that read data. */
const hydrated: Partial<Record<FirstPage['name'], { data: boolean }>> = {
  creation: { data: false },
  text: { data: true },
  'site-map': { data: true },
  reply: { data: true },
}

/** How the application hydrates a page; undefined for a page that stays server-rendered. */
export const continuedAs = ({ name }: FirstPage) => hydrated[name]
