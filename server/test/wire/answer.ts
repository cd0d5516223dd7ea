import type { LightMyRequestResponse } from 'fastify'
import type { Call } from 'contract/core/call'
import * as z from 'zod/mini'

const Refused = z.strictObject({
  message: z.string(),
  errors: z.array(z.strictObject({ field: z.string(), defaultMessage: z.string() })),
  globalErrors: z.array(z.strictObject({ defaultMessage: z.string() })),
})

/** Words of English and of programs, and the signs of patterns: none may be read by a person. */
const foreign =
  /\b(invalid|expected|received|must|match|pattern|too|big|small|string|number|boolean|object|array|undefined|null|NaN|unrecognized|required|input|value|error|failed|cannot|should|schema|uuid|not|is|of)\b|\/\^|\\[dwsp]|\[\^|\{\d+(,\d*)?\}/i

const said = (body: z.output<typeof Refused>): string[] => [
  body.message,
  ...[...body.errors, ...body.globalErrors].map(({ defaultMessage }) => defaultMessage),
]

/** What is wrong with an answer, whatever was asked: an accident, a shape that is not declared, a word nobody should read. */
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
