import { useRouter } from '@tanstack/react-router'
import { useSession } from '../compte/use-session.ts'

/** A way to a page: its address, and the authority it asks for. */
interface Way {
  to: string
  authority?: string
}

/** The ways that are open to the person: a page that does not exist yet has none. None for a visitor. */
export const useExisting = <W extends Way>(ways: readonly W[]): W[] => {
  const { routesByPath } = useRouter()
  const session = useSession()
  if (session === null) return []
  return ways.filter(({ to, authority }) => to in routesByPath && (authority === undefined || session.authorities.includes(authority)))
}
