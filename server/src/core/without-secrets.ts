/** An address as the log may keep it: without query, sign-in under way, code that opens a reply to the court nor address of somebody's calendar (threat T22). */
export const withoutSecrets = (url: string): string =>
  url.replace(/\?.*/, '').replace(/(\/R\d{8}-|\/api\/pieces\/(?:auth\/)?[^/]*\/|\/api\/calendrier\/|\/oauth2\/authorize\/)[^/]*/i, '$1…')
