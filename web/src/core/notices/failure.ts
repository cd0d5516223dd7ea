import { textesChrome } from 'domain/core/textes-chrome'
import { textesFormulaires } from 'domain/core/textes-chrome-formulaires'
import { ApiError, NetworkError } from '../api/api-error.ts'
import { notify } from './notices-store.ts'

/** What a failed call says, line by line; `kept`: what becomes of what was sent when the network failed. */
export const linesOfFailure = (error: unknown, kept: string = textesChrome.erreurCommunicationConnexion): string[] => {
  if (error instanceof NetworkError) return [textesChrome.erreurCommunication, kept]
  if (!(error instanceof ApiError)) return [error instanceof Error ? error.message : String(error)]
  if (error.status === 413) return [textesChrome.taillesTropElevees]
  const globals = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
  if (globals.length > 0) return globals
  // A proxy that limits says no sentence of ours.
  if (error.status === 429) return [textesChrome.tropDeTentatives(error.minutes)]
  return [error.corps.message || textesChrome.indisponible]
}

/** The notice of a failed call; the default title is that of ERR-01. Codes are never shown (ERR-19). */
export const notifyFailure = (error: unknown, title: string = textesChrome.erreurAcces, action = title) => {
  notify('error', title, linesOfFailure(error), action)
}

/** The notice of a refused form: the title of the action, then what each status asks for (ERR-04 to ERR-07). */
export const notifyFormFailure = (error: unknown, title: string, kept?: string) => {
  const refusedFields = error instanceof ApiError && (error.status === 400 || error.status === 412)
  if (!refusedFields) return notify('error', title, linesOfFailure(error, kept))
  const globals = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
  notify('error', title, [textesFormulaires.verifierSaisie, ...globals])
}
