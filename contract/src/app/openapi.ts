import * as z from 'zod/mini'
import type { Call } from '../core/call.ts'

type Json = Record<string, unknown>

const schemaOf = (schema: z.ZodMiniType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json
  return json
}

const parameters = (where: 'path' | 'query' | 'header', given: z.ZodMiniType | undefined): Json[] => {
  if (!given) return []
  const { properties = {}, required = [] } = schemaOf(given, 'input') as { properties?: Record<string, Json>; required?: string[] }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema,
  }))
}

const CorpsErreur = z.object({
  message: z.string(),
  errors: z.array(z.object({ field: z.string(), defaultMessage: z.string() })),
  globalErrors: z.array(z.object({ defaultMessage: z.string() })),
})

const requestBody = (call: Call): Json | undefined => {
  if (call.body) return { required: true, content: { 'application/json': { schema: schemaOf(call.body, 'input') } } }
  if (!call.multipart) return undefined
  const { name, schema } = call.multipart
  const properties = { [name]: schemaOf(schema, 'input'), fichier: { type: 'array', items: { type: 'string', format: 'binary' } } }
  return {
    required: true,
    content: {
      'multipart/form-data': {
        schema: { type: 'object', properties, required: [name] },
        encoding: { [name]: { contentType: 'application/json' } },
      },
    },
  }
}

const binary: Json = { type: 'string', format: 'binary' }

const success = ({ produces, answer }: Call): Json => {
  const schema = answer ? schemaOf(answer, 'output') : binary
  if (produces) return { description: 'Success', content: Object.fromEntries(produces.map((type) => [type, { schema }])) }
  if (!answer) return { description: 'Success, nothing to say' }
  return { description: 'Success', content: { 'application/json': { schema } } }
}

const statusOf = (call: Call): number => call.status ?? (call.answer || call.produces ? 200 : 204)

const operation = (name: string, call: Call): Json => ({
  operationId: name,
  summary: call.summary,
  parameters: [...parameters('path', call.params), ...parameters('query', call.query), ...parameters('header', call.headers)],
  ...(call.body || call.multipart ? { requestBody: requestBody(call) } : {}),
  responses: {
    [statusOf(call)]: success(call),
    '4XX': { description: 'Refused, with its reasons', content: { 'application/json': { schema: schemaOf(CorpsErreur, 'output') } } },
  },
  ...(call.acces === 'public' ? {} : { security: [{ bearer: [] }] }),
  'x-acces': call.acces,
})

/** The OpenAPI 3.1 description, generated from the table of calls so that it matches what the server serves. */
export const openApi = (calls: Record<string, Call>, version: string): Json => {
  const paths: Record<string, Record<string, Json>> = {}
  for (const [name, call] of Object.entries(calls)) {
    const path = call.path.replaceAll(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(name, call) }
  }
  return {
    openapi: '3.1.0',
    info: { title: "Registre des associations d'Alsace-Moselle", version },
    paths,
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  }
}
