import { redirect } from '@tanstack/react-router'

/** `beforeLoad` of a page that the server paints and the application does not hold: its links load it anew (issue 10, « HTML first »). */
export const leaveForPainted = ({ location }: { location: { href: string } }) => {
  throw redirect({ href: location.href, reloadDocument: true })
}
