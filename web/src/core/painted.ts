import { notFound, redirect } from '@tanstack/react-router'

/** The path this document was loaded at. The server may answer with the application instead of a rendered page (`/LOGIN`). */
const loaded = location.pathname

/** `beforeLoad` of a page that only the server renders: a link to it reloads the document. */
export const leaveForPainted = ({ location: { href, pathname } }: { location: { href: string; pathname: string } }) => {
  throw pathname === loaded ? notFound() : redirect({ href, reloadDocument: true })
}
