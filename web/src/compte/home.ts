import type { Session } from './session.ts'

/**
 * Where who signs in without having asked for a page works: a clerk at the tray of the court, a judge at what is to be signed, whatever else
 * they are.
 */
export const homeOf = ({ authorities }: Pick<Session, 'authorities'>) => {
  if (authorities.includes('GREFFE')) return '/greffe'
  return authorities.includes('JUGE') ? '/juge' : '/accueil'
}
