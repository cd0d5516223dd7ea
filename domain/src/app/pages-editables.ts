import * as z from 'zod/mini'

/** The pages an administrator may complete, in the order of the site map (HEAD-09, HEAD-15). */
export const pagesEditables = ['aide', 'faq', 'cgu', 'mentions-legales', 'donnees-personnelles', 'cookies', 'accessibilite'] as const

export const PageEditable = z.enum(pagesEditables)
export type PageEditable = z.output<typeof PageEditable>
