import { notFound, redirect } from '@tanstack/react-router'
import { homeOf } from './home.ts'
import { keepPainted } from './keep-painted.ts'
import { endSession, startLogin } from './login.ts'
import { safeReturnPath } from './return-path.ts'
import { resumeSession } from './session.ts'

interface Navigation {
  location: { href: string; pathname: string }
  /** The link is only pointed at: its page is fetched in advance, and nobody goes there yet. */
  preload: boolean
}

/** `beforeLoad` of a page of logged-in persons: leaves for the login, then comes back (LOGIN-10). */
export const connecte = async ({ location, preload }: Navigation) => {
  const session = await resumeSession()
  if (session !== null) return session
  if (preload) throw notFound()
  await keepPainted(location.pathname)
  await startLogin(location.href)
  // The browser is leaving: nothing more must show.
  return new Promise<never>(() => {})
}

/** `beforeLoad` of a page reserved to an authority; without it, /restricted (LOGIN-15). */
export const reserve = (authority: 'GREFFE' | 'JUGE' | 'ADMINISTRATION') => async (navigation: Navigation) => {
  const { authorities } = await connecte(navigation)
  if (!authorities.includes(authority)) throw redirect({ to: '/restricted' })
}

/** `beforeLoad` of a page that makes no sense once logged in (ROUTE-33): home, or where the link of a mail was leading. Not for /login: the server knows better there. */
export const anonyme = async ({ location: { searchStr } }: { location: { searchStr: string } }) => {
  const session = await resumeSession()
  if (session !== null)
    throw redirect({ href: safeReturnPath(new URLSearchParams(searchStr).get('retour'), location.origin, homeOf(session)) })
}

/** `beforeLoad` of /logout: « Fin de session » must be true, also for who typed the address (ROUTE-09). */
export const deconnecte = async ({ preload }: Navigation) => {
  if (preload) return
  const session = await resumeSession().catch(() => null)
  if (session === null) return
  await endSession()
  const { forgetPerson } = await import('./forget-person.ts')
  await forgetPerson()
}

/** `beforeLoad` of a page open to all, whose header must know who is there. */
export const libre = async () => {
  await resumeSession().catch(() => null)
}

/** `beforeLoad` of a page open to all, that an address may ask to be read signed in (ROUTE-27). */
export const libreOuConnecte = async ({ search, ...navigation }: Navigation & { search: { auth?: unknown } }) => {
  await (search.auth === 'true' ? connecte(navigation) : libre())
}
