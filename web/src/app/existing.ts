import { useRouter } from '@tanstack/react-router'
import { useSession } from '../compte/use-session.ts'

/** A link to a page: its address, and the authority it requires. */
interface Way {
  to: string
  authority?: string
}

/** Keeps the links that the person may open and whose page exists. None for a visitor. */
export const useExisting = <W extends Way>(ways: readonly W[]): W[] => {
  const { routesByPath } = useRouter()
  const session = useSession()
  if (session === null) return []
  return ways.filter(({ to, authority }) => to in routesByPath && (authority === undefined || session.authorities.includes(authority)))
}
