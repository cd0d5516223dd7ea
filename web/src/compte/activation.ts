import { authenticate } from 'contract/compte/compte'
import { readRefusal } from '../core/api/api-error.ts'
import { buildRequest } from '../core/api/build-request.ts'
import { requestToken } from './token-grant.ts'

/** Uses the code and answers the e-mail of the account it activated; its token serves this only and opens no session. */
export const activate = async (code: string): Promise<string> => {
  const { access_token } = await requestToken({ grant_type: 'verification_code', code })
  const response = await fetch(...buildRequest(authenticate, {}, access_token))
  if (!response.ok) throw await readRefusal(response)
  return authenticate.answer.parse(await response.json()).email
}
