import { authenticate } from 'contract/compte/compte'
import { readRefusal } from '../core/api/api-error.ts'
import { buildRequest } from '../core/api/build-request.ts'
import { requestToken } from './token-grant.ts'

/** Activates the account with the code and resolves to its email. The token obtained opens no session. */
export const activate = async (code: string): Promise<string> => {
  const { access_token } = await requestToken({ grant_type: 'verification_code', code })
  const response = await fetch(...buildRequest(authenticate, {}, access_token))
  if (!response.ok) throw await readRefusal(response)
  return authenticate.answer.parse(await response.json()).email
}
