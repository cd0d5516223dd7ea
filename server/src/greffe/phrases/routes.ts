import * as calls from 'contract/greffe/phrases'
import type { ClePhrase } from 'domain/requetes/phrases/phrases'
import type { Door } from '../../core/door.ts'
import { dernieresPhrases, versionsDePhrase } from '../../requetes/phrases/sql.ts'
import { apercevoirPhrase } from './apercevoir.ts'
import { publierPhrase } from './publier.ts'

const datee = <T extends { publieeLe: Date }>(version: T) => ({ ...version, publieeLe: version.publieeLe.toISOString() })

/** The sentences of acts and letters, edited by administrators. */
export const phrasesRoutes = (door: Door): void => {
  door.serve(calls.getPhrases, async (_, { db }) => {
    const dernieres = await dernieresPhrases(db)
    return { corrigees: dernieres.map((une) => datee({ ...une, cle: une.cle as ClePhrase })) }
  })
  door.serve(calls.getPhrase, async ({ params }, { db }) => {
    const versions = await versionsDePhrase(db, params.cle)
    return { version: versions[0]?.version ?? 0, texte: versions[0]?.texte ?? null, versions: versions.map(datee) }
  })
  door.serve(calls.publierPhrase, async ({ params, body }, office) => ({ version: await publierPhrase(office, params.cle, body) }))
  door.serve(calls.apercevoirPhrase, ({ params, body }, office) => apercevoirPhrase(office, params.cle, body.texte))
}
