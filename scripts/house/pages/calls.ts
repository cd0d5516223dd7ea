import { calls } from 'contract/app/calls'
import type { Acces, Call } from 'contract/core/call'
import { code, page, table } from './markdown.ts'

const audiences: Record<Acces, string> = {
  public: 'Anybody',
  identifie: 'Holders of a valid token, even without authority',
  connecte: 'Users (the call reads their rights on an association)',
  greffe: 'Clerks (the call reads their courts)',
  juge: 'Judges (the call reads their courts)',
  tribunal: 'Clerks and judges (the call reads their courts)',
  administration: 'Administrators',
}

const sent = ({ params: _, query, headers, body, multipart }: Call): string =>
  [
    ...(query ? ['query'] : []),
    ...(headers ? ['headers'] : []),
    ...(body ? ['JSON'] : []),
    ...(multipart
      ? [`multipart ${code(multipart.name)}, ${multipart.fichiers === 1 ? 'one file' : `up to ${multipart.fichiers} files`}`]
      : []),
  ].join(', ')

const answered = ({ answer, produces, status }: Call): string =>
  `${status ?? (answer || produces ? 200 : 204)}${answer ? ' JSON' : ''}${produces ? ` ${produces.join(', ')}` : ''}`

const ofAudience = (acces: Acces): string => {
  const named = Object.entries<Call>(calls).filter(([, call]) => call.acces === acces)
  const rows = named.map(([name, call]) => [code(`${call.method} ${call.path}`), code(name), call.summary, sent(call), answered(call)])
  return `## ${audiences[acces]} (${code(acces)}): ${named.length}\n\n${table(['Call', 'Name', 'What it does', 'Sent', 'Answered'], rows)}`
}

/** docs/calls.md: every call of the contract, by the persons who may make it. */
export const callsPage = (): string =>
  page(
    'Calls',
    `The ${Object.keys(calls).length} calls of the product, from \`contract/src/app/calls.ts\`; their schemas are at \`/api/openapi.json\`. A refusal answers 4xx with its reasons.`,
    ...(Object.keys(audiences) as Acces[]).map(ofAudience),
  )
