import { tokenSource } from '../../core/api/token-source.ts'
import { readMessages } from './messages-store.ts'

/** What a page shows above itself is that of a visitor too: told anew at once. */
export const readAbove = async () => readMessages(await tokenSource().freshToken())
