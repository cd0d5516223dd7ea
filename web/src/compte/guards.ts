import { notFound, redirect } from '@tanstack/react-router'
import { homeOf } from './home.ts'
import { keepPainted } from './keep-painted.ts'
import { endSession, startLogin } from './login.ts'
import { safeReturnPath } from './return-path.ts'
import { resumeSession } from './session.ts'

interface Navigation {
  location: { href: string; pathname: string }
  /** True when the router only preloads a hovered link. */
  preload: boolean
}

/** `beforeLoad` of a page for signed-in people: goes to the sign-in page, then returns (LOGIN-10). */
export const requireSession = async ({ location, preload }: Navigation) => {
  const session = await resumeSession()
  if (session !== null) return session
  if (preload) throw notFound()
  await keepPainted(location.pathname)
  await startLogin(location.href)
  // The browser is leaving: never resolve, so that nothing more is shown.
  return new Promise<never>(() => {})
}

/** `beforeLoad` of a page reserved to an authority. Other people go to /restricted (LOGIN-15). */
export const requireAuthority = (authority: 'GREFFE' | 'JUGE' | 'ADMINISTRATION') => async (navigation: Navigation) => {
  const { authorities } = await requireSession(navigation)
  if (!authorities.includes(authority)) throw redirect({ to: '/restricted' })
}

/** `beforeLoad` of a page useless once signed in (ROUTE-33): goes home or to the `retour` path. Not for /login: the server handles it. */
export const anonyme = async ({ location: { searchStr } }: { location: { searchStr: string } }) => {
  const session = await resumeSession()
  if (session !== null)
    throw redirect({ href: safeReturnPath(new URLSearchParams(searchStr).get('retour'), location.origin, homeOf(session)) })
}

/** `beforeLoad` of /logout: ends the session, so that « Fin de session » is true even for a typed address (ROUTE-09). */
export const signOut = async ({ preload }: Navigation) => {
  if (preload) return
  const session = await resumeSession().catch(() => null)
  if (session === null) return
  await endSession()
  const { forgetPerson } = await import('./forget-person.ts')
  await forgetPerson()
}

/** `beforeLoad` of a page open to all. Its header shows the signed-in person, if any. */
export const resumeIfAny = async () => {
  await resumeSession().catch(() => null)
}

/** `beforeLoad` of a page open to all. Its address may require a sign-in with `auth=true` (ROUTE-27). */
export const requireSessionIfAsked = async ({ search, ...navigation }: Navigation & { search: { auth?: unknown } }) => {
  await (search.auth === 'true' ? requireSession(navigation) : resumeIfAny())
}
