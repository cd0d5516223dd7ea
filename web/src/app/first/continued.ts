import type { FirstPage } from 'contract/app/first-page'

/** Pages that the application takes over where they stand (it hydrates them), and whether it has them among those that read data. */
const hydrated: Partial<Record<FirstPage['name'], { data: boolean }>> = {
  creation: { data: false },
  text: { data: true },
  'site-map': { data: true },
  reply: { data: true },
}

/** How the application goes on from a page; undefined for one that stays as it was painted. */
export const continuedAs = ({ name }: FirstPage) => hydrated[name]
