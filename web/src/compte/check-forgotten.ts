import { demanderLien } from 'contract/compte/cycle'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes'
import { checkBody } from '../core/form/check-body.ts'

export interface ForgottenValues {
  email: string
  captcha: string
}

const checkEmail = checkBody(demanderLien.body)

/** The rules of the call, and the captcha, which is required (CAPTCHA-04). */
export const checkForgotten = ({ email, captcha }: ForgottenValues): ErreurChamp[] => [
  ...checkEmail({ email }),
  ...(captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : []),
]
