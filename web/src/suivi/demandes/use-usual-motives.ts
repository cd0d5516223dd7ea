import { getMotifsUsuels } from 'contract/pieces/motifs'
import { type ListeDeMotifs, motifsDOrigine, type MotifUsuel } from 'domain/pieces/motifs-usuels'
import { useApi } from '../../core/api/use-api.ts'

/** The usual grounds in force: an administrator's, else the product's, which are there at once. */
export const useUsualMotives = (): ((liste: ListeDeMotifs) => readonly MotifUsuel[]) => {
  const { data } = useApi(getMotifsUsuels, {})
  return (asked) => data?.listes.find(({ liste }) => liste === asked)?.motifs ?? motifsDOrigine(asked)
}
