import { expect, test } from 'vitest'
import { calls } from './calls.ts'
import { openApi } from './openapi.ts'

const described = openApi(calls, '2.2.0') as {
  paths: Record<string, Record<string, { summary?: string; requestBody?: unknown; security?: unknown }>>
}

test('[API-59] the OpenAPI describes each call once, with its method, path and summary, and nothing else', () => {
  const operations = Object.entries(described.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
  const table = Object.values(calls).map(({ method, path }) => `${method.toLowerCase()} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  expect(operations.toSorted()).toEqual(table.toSorted())
  for (const { method, path, summary } of Object.values(calls))
    expect(described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]?.summary, path).toBe(summary)
  expect(Object.values(calls).filter(({ summary }) => summary.trim() === '')).toEqual([])
})

test.each(['creation', 'modification/{numero}', 'dissolution/{numero}', 'radiation/{numero}'])(
  '[API-31, API-32, API-33, API-34, API-35] the filing %s is described as a multipart call with the part association and its fichier parts',
  (path) => {
    expect(JSON.stringify(described.paths[`/api/requete/${path}`]?.['post']?.requestBody)).toMatch(
      /multipart\/form-data.*association.*fichier/,
    )
  },
)

test('every call that is not public asks for a bearer token', () => {
  for (const { method, path, acces } of Object.values(calls)) {
    const operation = described.paths[path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
    expect(Boolean(operation?.security), path).toBe(acces !== 'public')
  }
})
