import { call } from '../core/call.ts'
import { EntetesCaptcha } from '../core/captcha.ts'

export const renouvelerLectures = call({
  method: 'POST',
  path: '/api/utilisateur/lectures',
  acces: 'connecte',
  summary: 'Reads on, by a captcha copied, once the sheets with persons that an hour allows were read; no further than a day allows.',
  headers: EntetesCaptcha,
})
