/**
 * Removes from an address what the log may not keep (threat T22): the query, the id of a sign-in, the code of a reply to the court, the
 * address of somebody's calendar.
 */
export const withoutSecrets = (url: string): string =>
  url.replace(/\?.*/, '').replace(/(\/R\d{8}-|\/api\/pieces\/(?:auth\/)?[^/]*\/|\/api\/calendrier\/|\/oauth2\/authorize\/)[^/]*/i, '$1…')
