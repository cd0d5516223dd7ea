import { captchaApi, captchaApiSonore, captchaOauth2, captchaOauth2Sonore, type CaptchaService } from 'contract/core/captcha'
import { callBlob } from '../api/call-api.ts'

const calls = {
  api: { image: captchaApi, sound: captchaApiSonore },
  oauth2: { image: captchaOauth2, sound: captchaOauth2Sonore },
} as const satisfies Record<CaptchaService, object>

/** Fetches a captcha of this service: its id, its image, and the call that reads it aloud (CAPTCHA-06). */
export const fetchCaptcha = async (service: CaptchaService = 'api', signal?: AbortSignal) => {
  const { image, sound } = calls[service]
  // The id comes in a header of the uncacheable image (CAPTCHA-05).
  const { blob, headers } = await callBlob(image, {}, signal)
  return { id: headers.get('x-captcha-id') ?? '', image: blob, sound }
}
