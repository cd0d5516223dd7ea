import type { Session } from './session.ts'

/**
 * Landing page after a sign-in that requested no page: the court's queues for a clerk, the decisions to sign for a judge, whatever
 * their other roles.
 */
export const homeOf = ({ authorities }: Pick<Session, 'authorities'>) => {
  if (authorities.includes('GREFFE')) return '/greffe'
  return authorities.includes('JUGE') ? '/juge' : '/accueil'
}
