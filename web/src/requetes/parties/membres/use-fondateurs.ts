import { compterFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesMembres } from 'domain/requetes/textes/membres'
import { textesNomsColles } from 'domain/requetes/textes/noms-colles'
import { useList, useOtherList } from '../../../core/form/use-list.ts'
import { useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useDossierSaisi } from '../../dossier-saisi.ts'
import { avecReponse, dejaAvantFondateur } from './homonymes.ts'
import { champDe, erreursDe, rangDe } from './listes.ts'
import { comiteSaisi, fondateursSaisis, nomDe, sansFondation, type FondateurSaisi, type MembreEditable } from './saisie-membres.ts'

/** The founders at a path of the form, the direction at another, and the operations on the founders. */
export const useFondateurs = (path: string, direction: string) => {
  const { erreurs, oublier } = useDossierSaisi()
  const { rows: fondateurs, append, update, remove } = useList<FondateurSaisi>(path)
  const dirigeants = useOtherList<MembreEditable>(direction)
  const { said, confirm } = useConfirmation()
  const changed = () => oublier(['fondateurs', 'membres.nombre'])
  const add = (...nouveaux: FondateurSaisi[]) => {
    append(...nouveaux)
    const [seul, ...autres] = nouveaux.map(nomDe)
    confirm(seul && autres.length === 0 ? textesMembres.fondateurAjoute(seul) : textesNomsColles.ajoutes(nouveaux.length))
    changed()
  }
  return {
    fondateurs,
    said,
    deLaDirection: dirigeants.rows.filter(({ membre }) => membre.estFondateur),
    compte: textesFormulaireAssociation.membresFondateurs(compterFondateurs(comiteSaisi(dirigeants.rows), fondateursSaisis(fondateurs))),
    refusals: (saisi: FondateurSaisi) => erreursDe(erreurs, champDe('fondateurs', fondateurs, saisi)),
    deja: (saisi: FondateurSaisi, edite: FondateurSaisi | null) =>
      dejaAvantFondateur({ direction: dirigeants.rows, fondateurs }, saisi, edite),
    add,
    /** The member stays in the direction but is no longer a founder (FOUND-06). */
    unfound: (saisi: MembreEditable) => {
      dirigeants.replace(dirigeants.rows.map((each) => (each === saisi ? sansFondation(each) : each)))
      confirm(textesMembres.supprime(nomDe(saisi)))
      changed()
    },
    drop: (saisi: FondateurSaisi) => {
      remove(rangDe(fondateurs, saisi))
      confirm(textesMembres.supprime(nomDe(saisi)))
      changed()
    },
    /** Saves the founder of the dialog, new or edited. `meme`: the founder of a close name is the same person. */
    save: (saisi: FondateurSaisi, edite: FondateurSaisi | null, meme: boolean | null) => {
      if (meme) {
        // The person is already a founder: add nobody, and remove the entry that was being renamed.
        if (edite) remove(rangDe(fondateurs, edite))
        confirm(textesMembres.homonyme.compte(nomDe(saisi)))
        return changed()
      }
      const repondu = avecReponse(saisi, edite, meme === false)
      if (!edite) return add(repondu)
      update(rangDe(fondateurs, edite), repondu)
      changed()
    },
  }
}
