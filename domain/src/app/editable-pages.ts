/** The pages an administrator may edit, in the order of the site map (HEAD-09, HEAD-15). Each name is also the page's path. */
export const editablePages = ['aide', 'faq', 'cgu', 'mentions-legales', 'donnees-personnelles', 'cookies', 'accessibilite'] as const
export type EditablePage = (typeof editablePages)[number]
