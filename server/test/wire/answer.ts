import type { LightMyRequestResponse } from 'fastify'
import type { Call } from 'contract/core/call'
import * as z from 'zod/mini'

const Refused = z.strictObject({
  message: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), defaultMessage: z.string() })),
  globalErrors: z.array(z.strictObject({ defaultMessage: z.string() })),
})

/** English words, programming words and pattern characters that no person should read in an answer. */
const foreign =
  /\b(invalid|expected|received|must|match|pattern|too|big|small|string|number|boolean|object|array|undefined|null|NaN|unrecognized|required|input|value|error|failed|cannot|should|schema|uuid|not|is|of)\b|\/\^|\\[dwsp]|\[\^|\{\d+(,\d*)?\}/i

const said = (body: z.output<typeof Refused>): string[] => [
  body.message,
  ...[...body.errors, ...body.globalErrors].map(({ defaultMessage }) => defaultMessage),
]

/** The fault of an answer, whatever the request: an internal error, an undeclared shape, a foreign word. Null when it is correct. */
export const faultOf = (call: Call, answer: LightMyRequestResponse): string | null => {
  const { statusCode, body } = answer
  if (statusCode >= 500) return `${statusCode} ${body.slice(0, 300)}`
  if (statusCode < 400) {
    if (!call.answer) return null
    const parsed = z.safeParse(call.answer, JSON.parse(body))
    return parsed.success ? null : `outside its schema: ${body.slice(0, 300)}`
  }
  if (!String(answer.headers['content-type']).startsWith('application/json')) return `${statusCode} ${answer.headers['content-type']}`
  const refused = z.safeParse(Refused, JSON.parse(body))
  if (!refused.success) return `not the shape of a refusal: ${body.slice(0, 300)}`
  const read = said(refused.data).find((sentence) => foreign.test(sentence) || sentence === '')
  return read === undefined ? null : `${statusCode} says « ${read} »: ${body.slice(0, 300)}`
}
