import { textesChrome } from 'domain/core/textes/chrome'
import { textesFormulaires } from 'domain/core/textes/chrome-formulaires'
import { ApiError, NetworkError } from './api-error.ts'
import { notify } from '../notices/notices-store.ts'

/** The lines that describe a failed call. `kept` says what happened to the sent values when the network failed. */
export const linesOfFailure = (error: unknown, kept: string = textesChrome.erreurCommunicationConnexion): string[] => {
  if (error instanceof NetworkError) return [textesChrome.erreurCommunication, kept]
  if (!(error instanceof ApiError)) return [error instanceof Error ? error.message : String(error)]
  if (error.status === 413) return [textesChrome.taillesTropElevees]
  const globals = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
  if (globals.length > 0) return globals
  // A proxy's rate limit carries none of our sentences.
  if (error.status === 429) return [textesChrome.tropDeTentatives(error.minutes)]
  return [error.corps.message || textesChrome.indisponible]
}

/** Shows a failed call as a notice. The default title is ERR-01's. Status codes are never shown (ERR-19). */
export const notifyFailure = (error: unknown, title: string = textesChrome.erreurAcces, action = title) => {
  notify('error', title, linesOfFailure(error), action)
}

/** Shows a refused form as a notice: the title of the action, then the lines of its status (ERR-04 to ERR-07). */
export const notifyFormFailure = (error: unknown, title: string, kept?: string) => {
  const refusedFields = error instanceof ApiError && (error.status === 400 || error.status === 412)
  if (!refusedFields) return notify('error', title, linesOfFailure(error, kept))
  const globals = error.corps.globalErrors.map(({ defaultMessage }) => defaultMessage)
  notify('error', title, [textesFormulaires.verifierSaisie, ...globals])
}
