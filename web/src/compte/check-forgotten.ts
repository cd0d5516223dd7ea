import { demanderLien } from 'contract/compte/cycle'
import type { ErreurChamp } from 'domain/core/erreurs'
import { textes } from 'domain/core/textes/common'
import { checkBody } from '../core/form/check-body.ts'

export interface ForgottenValues {
  email: string
  captcha: string
}

const checkEmail = checkBody(demanderLien.body)

/** Applies the call's schema, and requires the captcha (CAPTCHA-04). */
export const checkForgotten = ({ email, captcha }: ForgottenValues): ErreurChamp[] => [
  ...checkEmail({ email }),
  ...(captcha.trim() === '' ? [{ field: 'captcha', defaultMessage: textes.champObligatoire }] : []),
]
