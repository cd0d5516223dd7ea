import * as calls from 'contract/greffe/phrases'
import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import type { Door } from '../../core/door.ts'
import { latestPhrases, versionsDePhrase } from '../../requetes/phrases/sql.ts'
import { previewPhrase } from './preview.ts'
import { publishPhrase } from './publish.ts'

const withIsoDate = <T extends { publieeLe: Date }>(version: T) => ({ ...version, publieeLe: version.publieeLe.toISOString() })

/** The sentences of acts and letters, edited by administrators. */
export const phrasesRoutes = (door: Door): void => {
  door.serve(calls.getPhrases, async (_, { db }) => {
    const dernieres = await latestPhrases(db)
    return { corrigees: dernieres.map((une) => withIsoDate({ ...une, cle: une.cle as ClePhrase })) }
  })
  door.serve(calls.getPhrase, async ({ params }, { db }) => {
    const versions = await versionsDePhrase(db, params.cle)
    return { version: versions[0]?.version ?? 0, texte: versions[0]?.texte ?? null, versions: versions.map(withIsoDate) }
  })
  door.serve(calls.publierPhrase, async ({ params, body }, office) => ({ version: await publishPhrase(office, params.cle, body) }))
  door.serve(calls.apercevoirPhrase, ({ params, body }, office) => previewPhrase(office, params.cle, body.texte))
}
