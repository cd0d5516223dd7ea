import * as calls from 'contract/greffe/motifs'
import type { Door } from '../../core/door.ts'
import { publish } from './publish.ts'
import { correctedListes, versionsDe } from './sql.ts'

/** The usual grounds of demandes and rejections: chosen by clerks, edited by administrators. */
export const motifsRoutes = (door: Door): void => {
  door.serve(calls.getMotifsUsuels, async (_, { db }) => ({ listes: await correctedListes(db) }))

  door.serve(calls.getListeDeMotifs, async ({ params }, { db }) => {
    const versions = await versionsDe(db, params.liste)
    return {
      version: versions[0]?.version ?? 0,
      motifs: versions[0]?.motifs ?? null,
      versions: versions.map((one) => ({ ...one, publieeLe: one.publieeLe.toISOString() })),
    }
  })

  door.serve(calls.publierMotifs, async ({ params, body }, office) => ({ version: await publish(office, params.liste, body) }))
}
