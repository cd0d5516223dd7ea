const ownPath = /^\/(?![/\\])/

/** The page first asked for, kept through the login; anything that could leave our origin becomes the home (threat T16). */
export const safeReturnPath = (path: unknown, origin: string, home = '/accueil'): string => {
  if (typeof path !== 'string' || !ownPath.test(path)) return home
  try {
    const url = new URL(path, origin)
    const back = url.pathname + url.search + url.hash
    // Once more after parsing: `/.//evil.example` has become `//evil.example`.
    return url.origin === origin && ownPath.test(back) ? back : home
  } catch {
    return home
  }
}
