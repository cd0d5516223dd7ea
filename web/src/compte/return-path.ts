/** The page first asked for, kept through the login; anything that could leave our origin becomes the home (threats.md T16). */
export const safeReturnPath = (path: unknown, origin: string): string => {
  if (typeof path !== 'string' || !/^\/(?![/\\])/.test(path)) return '/accueil'
  try {
    const url = new URL(path, origin)
    return url.origin === origin ? url.pathname + url.search + url.hash : '/accueil'
  } catch {
    return '/accueil'
  }
}
