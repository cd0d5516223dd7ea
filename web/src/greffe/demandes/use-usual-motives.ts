import { getMotifsUsuels } from 'contract/greffe/motifs'
import { type ListeDeMotifs, motifsDOrigine, type UsualMotif } from 'domain/pieces/usual-motifs'
import { useApi } from '../../core/api/use-api.ts'

/** Usual grounds in force for a list: the server's, or the built-in ones until they load. */
export const useUsualMotives = (): ((liste: ListeDeMotifs) => readonly UsualMotif[]) => {
  const { data } = useApi(getMotifsUsuels, {})
  return (asked) => data?.listes.find(({ liste }) => liste === asked)?.motifs ?? motifsDOrigine(asked)
}
