import { textesOubli } from 'domain/compte/textes/oubli'
import { type Refusal, precondition } from '../core/refusal.ts'

/** 412 for an unknown, used, expired or replaced link, with the same sentence (ACCOUNT-11). */
export const lienMort = (): Refusal => precondition(textesOubli.lienMort, [textesOubli.lienMort])
