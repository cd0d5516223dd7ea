import { useFormContext } from 'react-hook-form'
import type { Annexe } from 'domain/core/annexe'
import { textesAnnexes } from 'domain/requetes/textes/annexes'
import { useList } from '../../../core/form/use-list.ts'
import { notify, settle } from '../../../core/notices/notices-store.ts'
import { useDossierContext } from '../../dossier-context.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { usePrises } from './use-prises.ts'

export type AnnexesJointes = ReturnType<typeof useAnnexes>

/** The joined documents of a filing, in slots or not, and the operations on them. */
export const useAnnexes = (path: string) => {
  const { erreurs, forget, enEnvoi, fichiers } = useDossierContext()
  const { rows: annexes, append, update, remove } = useList<AnnexeJointe>(path)
  const { getValues } = useFormContext()
  const { isNamed } = usePrises()
  /** The current list. It may have changed during an upload. */
  const now = () => getValues(path) as AnnexeJointe[]
  const rangDe = ({ id }: AnnexeJointe) => now().findIndex((annexe) => annexe.id === id)
  const changed = () => forget(['documents'])
  const forgetFichier = ({ id, fichier }: AnnexeJointe) => {
    // Another document may use the same file.
    if (!isNamed(fichier.sha256, id)) fichiers.remove(fichier)
  }
  return {
    annexes,
    /** The errors of a document, from the rules or the server. */
    refusals: (annexe: AnnexeJointe) => {
      const place = `documents[${rangDe(annexe)}]`
      return erreurs.filter(({ field }) => field === place || field.startsWith(`${place}.`)).map(({ defaultMessage }) => defaultMessage)
    },
    consulter: ({ fichier, annexe }: AnnexeJointe) => fichiers.consulter(fichier, annexe.nom),
    add: (annexe: AnnexeJointe) => {
      append(annexe)
      changed()
    },
    replace: (avant: AnnexeJointe, apres: AnnexeJointe) => {
      update(rangDe(avant), apres)
      if (avant.fichier.sha256 !== apres.fichier.sha256) forgetFichier(avant)
      changed()
    },
    describe: (jointe: AnnexeJointe, annexe: Partial<Annexe>) => {
      update(rangDe(jointe), { ...jointe, annexe: { ...jointe.annexe, ...annexe } })
      changed()
    },
    /** Returns false, and removes nothing, while the filing is being sent. */
    remove: (annexe: AnnexeJointe): boolean => {
      if (enEnvoi) {
        notify('error', textesAnnexes.echecSuppression, [textesAnnexes.envoiEnCours])
        return false
      }
      remove(rangDe(annexe))
      forgetFichier(annexe)
      changed()
      settle(textesAnnexes.echecSuppression)
      return true
    },
  }
}
