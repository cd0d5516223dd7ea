import type { Answered, Received } from 'contract/core/call'
import { files, type listerFile as listerFileCall } from 'contract/suivi/greffe'
import { jourDeParis } from 'domain/core/jour'
import { obstacles } from 'domain/requetes/actes/obstacles'
import { situationDe } from 'domain/requetes/actes/plier'
import { declarantDe } from 'domain/requetes/lire-depot'
import type { Db } from '../core/database.ts'
import type { Personne } from '../core/personne.ts'
import { journauxDe } from '../requetes/procedure/journal.ts'
import { compterFiles, type File, findFile, type Tri } from './sql.ts'

type Demande = Received<typeof listerFileCall>['query']

/** One queue of the clerk's courts, with the count of each (STAFF-02); a page past the end answers the last one. */
export const listerFile = async (
  db: Db,
  agent: Personne,
  instant: Date,
  { file, page: asked, size, sort }: Demande,
): Promise<Answered<typeof listerFileCall>> => {
  const aujourdhui = jourDeParis(instant)
  const counts = await compterFiles(db, agent, aujourdhui)
  const nombres = Object.fromEntries(files.map((each) => [each, counts.get(each) ?? 0])) as Record<File, number>
  const totalRows = nombres[file]
  const page = Math.max(0, Math.min(asked, Math.ceil(totalRows / size) - 1))
  const [tri, sens] = sort.split(',') as [Tri, 'asc' | 'desc']
  const rows = await findFile(db, agent, { file, aujourdhui, tri, sens, page, size })
  const journaux = await journauxDe(
    db,
    rows.map(({ numero }) => numero),
  )
  const content = rows.map(({ datePreEnregistrement, depot, siege, ...row }) => {
    const actes = (journaux.get(row.numero) ?? []).map(({ acte }) => acte)
    const situation = situationDe(row, actes, aujourdhui)
    return {
      ...row,
      etape: situation.etape,
      declarant: declarantDe({ depot, siege }),
      datePreEnregistrement: datePreEnregistrement.toISOString(),
      agent: situation.enCharge?.agent ?? null,
      contestee: situation.contestations.length > 0,
      echeance: situation.horloges[0] ?? null,
      // Neither who signs nor what may be corrected stands in its way.
      recepisse: obstacles('RECEPISSE', {
        ...situation,
        type: row.type,
        sousTypes: row.sousTypes,
        base: row.base,
        agent: agent.uuid,
        signataires: true,
        corrigibles: [],
      }),
    }
  })
  return { content, totalRows, page, itemsPerPage: size, sort, files: nombres }
}
