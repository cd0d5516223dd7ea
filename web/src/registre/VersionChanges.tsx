import { getAssociation } from 'contract/registre/fiche'
import { differences } from 'domain/association/differences'
import { textesHistorique } from 'domain/registre/textes/historique'
import { Differences } from '../association/Differences.tsx'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { useApi } from '../core/api/use-api.ts'
import type { FicheData } from './fiche-data.ts'

const Changes = ({ before, after }: Record<'before' | 'after', FicheData>) => {
  const changed = differences(before.association, after.association)
  return changed.length === 0 ? <p>{textesHistorique.aucunChangement}</p> : <Differences rubriques={changed} level={4} />
}

/** Differences between a version and the previous one, in words, by heading (SHEET-14). */
export const VersionChanges = ({ numero, ordre }: { numero: string; ordre: number }) => {
  const version = (which: number) => ({ params: { numero }, query: { version: String(which) } })
  const before = useApi(getAssociation, version(ordre - 1))
  const after = useApi(getAssociation, version(ordre))
  return (
    <QueryAnswer query={before}>
      {(avant) => <QueryAnswer query={after}>{(apres) => <Changes before={avant} after={apres} />}</QueryAnswer>}
    </QueryAnswer>
  )
}
