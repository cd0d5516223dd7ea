import type { Version } from 'domain/association/version'
import { aCreationDepot, unchangedComite, aModificationDepot } from 'domain/requetes/examples/filings'
import { findVersion } from '../../server/src/association/sql.ts'
import { openDatabase } from '../../server/src/core/database.ts'
import { makePdf } from '../../server/test/corpus/corpus.ts'
import { file } from './api.ts'
import { databaseUrl } from './clerks.ts'

/** Files a modification that keeps only these people in the direction, through the API. Returns its number. */
export const fileDirection = async (
  token: string,
  association: string,
  stays: (membre: Version['members']['physiques'][number]) => boolean,
): Promise<string> => {
  const db = openDatabase(await databaseUrl())
  const version = await findVersion(db, association).finally(() => db.destroy())
  if (!version) throw new Error(`no association ${association}`)
  const { members, indexMembres, informations } = version.contenu
  const physiques = members.physiques.filter(stays)
  const placed = indexMembres.flatMap((place) => {
    const index = place.collection === 'physiques' ? physiques.findIndex(({ uuid }) => uuid === place.uuid) : place.index
    return index < 0 ? [] : [{ ...place, index }]
  })
  const { association: typed } = aCreationDepot()
  const depot = aModificationDepot({
    association: {
      ...typed,
      informations: Object.fromEntries(
        Object.keys(typed.informations).map((key) => [key, informations[key as keyof typeof typed.informations]]),
      ) as typeof typed.informations,
    },
    comite: unchangedComite({ ...version.contenu, members: { ...members, physiques }, indexMembres: placed }),
    renouvellementComite: physiques.length === members.physiques.length,
  })
  return file(token, `modification/${association}`, depot, [await makePdf()])
}
