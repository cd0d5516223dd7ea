import { countFondateurs } from 'domain/association/fondateurs'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesMembres } from 'domain/requetes/textes/membres'
import { textesPastedNoms } from 'domain/requetes/textes/pasted-noms'
import { useList, useOtherList } from '../../../core/form/use-list.ts'
import { useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useDossierContext } from '../../dossier-context.ts'
import { applyReponse, findDuplicateOfFondateur } from './homonymes.ts'
import { champDe, erreursDe, rangDe } from './listes.ts'
import { toComite, toFondateurs, nomDe, withoutFondation, type TypedFondateur, type MembreEditable } from './saisie-membres.ts'

/** The founders at a path of the form, the direction at another, and the operations on the founders. */
export const useFondateurs = (path: string, direction: string) => {
  const { erreurs, forget } = useDossierContext()
  const { rows: fondateurs, append, update, remove } = useList<TypedFondateur>(path)
  const dirigeants = useOtherList<MembreEditable>(direction)
  const { said, confirm } = useConfirmation()
  const changed = () => forget(['fondateurs', 'membres.nombre'])
  const add = (...nouveaux: TypedFondateur[]) => {
    append(...nouveaux)
    const [seul, ...autres] = nouveaux.map(nomDe)
    confirm(seul && autres.length === 0 ? textesMembres.fondateurAjoute(seul) : textesPastedNoms.ajoutes(nouveaux.length))
    changed()
  }
  return {
    fondateurs,
    said,
    deLaDirection: dirigeants.rows.filter(({ membre }) => membre.estFondateur),
    compte: textesFormulaireAssociation.membresFondateurs(countFondateurs(toComite(dirigeants.rows), toFondateurs(fondateurs))),
    refusals: (saisi: TypedFondateur) => erreursDe(erreurs, champDe('fondateurs', fondateurs, saisi)),
    duplicateOf: (saisi: TypedFondateur, edite: TypedFondateur | null) =>
      findDuplicateOfFondateur({ direction: dirigeants.rows, fondateurs }, saisi, edite),
    add,
    /** The member stays in the direction but is no longer a founder (FOUND-06). */
    unfound: (saisi: MembreEditable) => {
      dirigeants.replace(dirigeants.rows.map((each) => (each === saisi ? withoutFondation(each) : each)))
      confirm(textesMembres.supprime(nomDe(saisi)))
      changed()
    },
    drop: (saisi: TypedFondateur) => {
      remove(rangDe(fondateurs, saisi))
      confirm(textesMembres.supprime(nomDe(saisi)))
      changed()
    },
    /** Saves the founder of the dialog, new or edited. `equals`: the founder of a close name is the same person. */
    save: (saisi: TypedFondateur, edite: TypedFondateur | null, meme: boolean | null) => {
      if (meme) {
        // The person is already a founder: add nobody, and remove the entry that was being renamed.
        if (edite) remove(rangDe(fondateurs, edite))
        confirm(textesMembres.homonyme.compte(nomDe(saisi)))
        return changed()
      }
      const repondu = applyReponse(saisi, edite, meme === false)
      if (!edite) return add(repondu)
      update(rangDe(fondateurs, edite), repondu)
      changed()
    },
  }
}
