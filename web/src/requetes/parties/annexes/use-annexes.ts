import { useFormContext } from 'react-hook-form'
import type { Annexe } from 'domain/core/annexe'
import { textesAnnexes } from 'domain/requetes/textes-annexes'
import { useList } from '../../../core/form/use-list.ts'
import { notify, settle } from '../../../core/notices/notices-store.ts'
import { useDossierSaisi } from '../../demarche/dossier-saisi.ts'
import type { AnnexeJointe } from './annexe-jointe.ts'
import { usePrises } from './use-prises.ts'

export type AnnexesJointes = ReturnType<typeof useAnnexes>

/** The documents of a filing, wherever its step shows them, and what may be done of them. */
export const useAnnexes = (path: string) => {
  const { erreurs, oublier, enEnvoi, fichiers } = useDossierSaisi()
  const { rows: annexes, append, update, remove } = useList<AnnexeJointe>(path)
  const { getValues } = useFormContext()
  const { estNommee } = usePrises()
  /** A file was on its way meanwhile: the list may be another one. */
  const now = () => getValues(path) as AnnexeJointe[]
  const rangDe = ({ id }: AnnexeJointe) => now().findIndex((annexe) => annexe.id === id)
  const changed = () => oublier(['documents'])
  const oublierFichier = ({ id, fichier }: AnnexeJointe) => {
    // The same file may have been joined twice.
    if (!estNommee(fichier.sha256, id)) fichiers.retirer(fichier)
  }
  return {
    annexes,
    /** What is refused of it, by the rules or the server. */
    refusals: (annexe: AnnexeJointe) => {
      const place = `documents[${rangDe(annexe)}]`
      return erreurs.filter(({ field }) => field === place || field.startsWith(`${place}.`)).map(({ defaultMessage }) => defaultMessage)
    },
    consulter: ({ fichier, annexe }: AnnexeJointe) => fichiers.consulter(fichier, annexe.nom),
    ajouter: (annexe: AnnexeJointe) => {
      append(annexe)
      changed()
    },
    remplacer: (avant: AnnexeJointe, apres: AnnexeJointe) => {
      update(rangDe(avant), apres)
      if (avant.fichier.sha256 !== apres.fichier.sha256) oublierFichier(avant)
      changed()
    },
    decrire: (jointe: AnnexeJointe, annexe: Partial<Annexe>) => {
      update(rangDe(jointe), { ...jointe, annexe: { ...jointe.annexe, ...annexe } })
      changed()
    },
    /** False when it can no longer be. */
    retirer: (annexe: AnnexeJointe): boolean => {
      if (enEnvoi) {
        notify('error', textesAnnexes.echecSuppression, [textesAnnexes.envoiEnCours])
        return false
      }
      remove(rangDe(annexe))
      oublierFichier(annexe)
      changed()
      settle(textesAnnexes.echecSuppression)
      return true
    },
  }
}
