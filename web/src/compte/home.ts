import type { Session } from './session.ts'

/** Where who signs in without having asked for a page works: a clerk at the tray of the court, whatever else they are (issue 14). */
export const homeOf = ({ authorities }: Pick<Session, 'authorities'>) => (authorities.includes('GREFFE') ? '/greffe' : '/accueil')
