import { call } from '../core/call.ts'
import { EntetesCaptcha } from '../core/captcha.ts'

export const renouvelerLectures = call({
  method: 'POST',
  path: '/api/utilisateur/lectures',
  acces: 'connecte',
  summary: 'Allows more sheets with persons within the hour, after a captcha; the limit of the day remains.',
  headers: EntetesCaptcha,
})
