import type { OpenSession } from 'contract/compte/own-compte'
import { textesOwnCompte } from 'domain/compte/textes/own-compte'
import { formatInstant } from 'domain/core/jour'

const { sessions: textes } = textesOwnCompte

export const browserOf = ({ navigateur }: OpenSession): string => navigateur ?? textes.navigateurInconnu

/** The name that identifies a session, in one line. */
export const nameOfSession = (session: OpenSession): string =>
  textes.laquelle(browserOf(session), formatInstant(new Date(session.ouverteLe)))
