import { captchaApi, captchaApiSonore, captchaOauth2, captchaOauth2Sonore, type CaptchaService } from 'contract/core/captcha'
import { textesCaptcha } from 'domain/core/textes/captcha'
import type { Context, Door, Office } from '../door.ts'
import { invalid } from '../refusal.ts'
import { notFound } from '../server-errors.ts'
import { captchaImage, captchaText } from './image.ts'
import { captchaSound } from './sound.ts'
import { createCaptcha, listenToCaptcha, consumeCaptcha } from './sql.ts'

export const captchaRoutes = (door: Door): void => {
  door.serve(captchaApi, (_, context) => serve('api', context))
  door.serve(captchaOauth2, (_, context) => serve('oauth2', context))
  door.serve(captchaApiSonore, ({ params }, context) => say('api', params.id, context))
  door.serve(captchaOauth2Sonore, ({ params }, context) => say('oauth2', params.id, context))
}

const serve = async (
  service: CaptchaService,
  { db, now, settings, reply }: Pick<Context<typeof captchaApi>, 'db' | 'now' | 'settings' | 'reply'>,
) => {
  const texte = settings.CAPTCHA_TEXTE ?? captchaText()
  const id = await createCaptcha(db, service, texte, now())
  // When a proxy allows a cross-origin call, its script may read the id too (SRV-17).
  reply.header('x-captcha-id', id).header('access-control-expose-headers', 'x-captcha-id')
  return { download: await captchaImage(texte), type: 'image/png', nom: 'captcha.png' }
}

const say = async (service: CaptchaService, id: string, { db, now }: Pick<Office, 'db' | 'now'>) => {
  const texte = await listenToCaptcha(db, service, id, now())
  if (texte === null) throw notFound()
  return { download: await captchaSound(texte), type: 'audio/wav', nom: 'captcha.wav' }
}

/** Refuses (400, field `captcha`) unless the headers carry a valid captcha of this service. Consumes the captcha. */
export const requireCaptcha = async (
  { db, now }: Office,
  service: CaptchaService,
  headers: { 'x-captcha-id': string; 'x-captcha-saisie': string },
): Promise<void> => {
  const verdict = await consumeCaptcha(db, service, headers['x-captcha-id'], headers['x-captcha-saisie'], now())
  if (verdict === 'exact') return
  const defaultMessage = verdict === 'faux' ? textesCaptcha.faux : textesCaptcha.expire
  throw invalid(defaultMessage, [{ field: 'captcha', defaultMessage }])
}
