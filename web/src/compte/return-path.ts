const ownPath = /^\/(?![/\\])/

/** Validates the path requested before the sign-in. A path that could leave our origin becomes `home` (threat T16). */
export const safeReturnPath = (path: unknown, origin: string, home = '/accueil'): string => {
  if (typeof path !== 'string' || !ownPath.test(path)) return home
  try {
    const url = new URL(path, origin)
    const back = url.pathname + url.search + url.hash
    // Check again after parsing: `/.//evil.example` has become `//evil.example`.
    return url.origin === origin && ownPath.test(back) ? back : home
  } catch {
    return home
  }
}
