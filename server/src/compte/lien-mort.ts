import { textesOubli } from 'domain/compte/textes-oubli'
import { type Refusal, precondition } from '../core/refusal.ts'

/** 412: unknown, used, expired or overtaken, a link says the same (ACCOUNT-11). */
export const lienMort = (): Refusal => precondition(textesOubli.lienMort, [textesOubli.lienMort])
