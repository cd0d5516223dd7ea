import * as z from 'zod/mini'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import { requiredCode } from 'domain/core/texte'
import { textesCaptcha } from 'domain/core/textes/captcha'
import { call } from './call.ts'

/** The service that issues a captcha and checks it (CAPTCHA-10). */
export type CaptchaService = 'api' | 'oauth2'

/** Headers of every call that requires a captcha (CAPTCHA-07). */
export const EntetesCaptcha = z.object({
  // A malformed id (sent before the image loaded, or invented) is answered as an expired captcha, so that another one is shown.
  'x-captcha-id': z.uuid({ error: textesCaptcha.expire }),
  'x-captcha-saisie': requiredCode(20),
})

/** The errors of a call's headers. Both captcha headers share one field, `captcha`: the error of the entry, checked last, wins. */
export const erreursDesEntetes = (issues: readonly z.core.$ZodIssue[]): ErreurChamp[] => {
  const byField = new Map(
    erreursDeZod(issues).map(({ field, defaultMessage }) => [field in EntetesCaptcha.shape ? 'captcha' : field, defaultMessage]),
  )
  return [...byField].map(([field, defaultMessage]) => ({ field, defaultMessage }))
}

const captcha = <const S extends CaptchaService>(service: S) =>
  call({
    method: 'GET',
    path: `/${service}/captcha`,
    acces: 'public',
    summary: 'A new captcha image, valid ten minutes for one try; its id is in the header X-Captcha-Id.',
    produces: ['image/png'],
  })

const buildSoundCall = <const S extends CaptchaService>(service: S) =>
  call({
    method: 'GET',
    path: `/${service}/captcha/:id/audio`,
    acces: 'public',
    summary: 'The same captcha read aloud in French; listening does not use it (RGAA 1.5).',
    params: z.object({ id: z.uuid() }),
    produces: ['audio/wav'],
  })

export const captchaApi = captcha('api')
export const captchaOauth2 = captcha('oauth2')
export const captchaApiSonore = buildSoundCall('api')
export const captchaOauth2Sonore = buildSoundCall('oauth2')
