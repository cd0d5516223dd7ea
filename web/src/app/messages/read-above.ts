import { tokenSource } from '../../core/api/token-source.ts'
import { readMessages } from './messages-store.ts'

/** Refetches the messages above the page, so that a change shows at once. */
export const readAbove = async () => readMessages(await tokenSource().freshToken())
