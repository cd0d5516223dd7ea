import type { SessionOuverte } from 'contract/compte/mon-compte'
import { textesMonCompte } from 'domain/compte/textes/mon-compte'
import { formaterInstant } from 'domain/core/jour'

const { sessions: textes } = textesMonCompte

export const browserOf = ({ navigateur }: SessionOuverte): string => navigateur ?? textes.navigateurInconnu

/** The name that identifies a session, in one line. */
export const nameOfSession = (session: SessionOuverte): string =>
  textes.laquelle(browserOf(session), formaterInstant(new Date(session.ouverteLe)))
