import { notFound, redirect } from '@tanstack/react-router'

/** Where this document was loaded: what the server gives the application for, it does not paint (`/LOGIN`). */
const loaded = location.pathname

/** `beforeLoad` of a page that the server paints and the application does not hold: its links load it anew. */
export const leaveForPainted = ({ location: { href, pathname } }: { location: { href: string; pathname: string } }) => {
  throw pathname === loaded ? notFound() : redirect({ href, reloadDocument: true })
}
