/** The pages an administrator may complete, in the order of the site map (HEAD-09, HEAD-15); each is its own address. */
export const pagesEditables = ['aide', 'faq', 'cgu', 'mentions-legales', 'donnees-personnelles', 'cookies', 'accessibilite'] as const
export type PageEditable = (typeof pagesEditables)[number]
