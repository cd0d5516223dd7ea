import type { PreviousVersion } from 'domain/association/version'
import { statutMembre, type StatutMembre } from 'domain/requetes/depot/statut-membre'
import { textesMembres } from 'domain/requetes/textes/membres'
import { useList } from '../../../core/form/use-list.ts'
import { useConfirmation } from '../../../core/notices/Confirmation.tsx'
import { useRefusDesListes } from '../../dossier-context.ts'
import type { ListeDeMembres } from './liste-de-membres.ts'
import { champDe, erreursDe, rangDe } from './listes.ts'
import { nomDe, type MembreEditable, type TypedMembre } from './saisie-membres.ts'

/** A list of members at a path of the form, and the operations on it. `before`: the direction of the register it began with. */
export const useMembers = (path: string, { racine, textes }: ListeDeMembres, avant?: Pick<PreviousVersion, 'members'>) => {
  const { erreurs, forget } = useRefusDesListes()
  const { rows, append, update, remove, move } = useList<TypedMembre>(path)
  const { said, confirm } = useConfirmation()
  // Clears the errors of the list, and those of the founders, who may be the same people.
  const changed = () => forget([racine.split('.')[0] ?? racine, 'fondateurs'])
  const statutDe = (saisi: TypedMembre): StatutMembre => (avant ? statutMembre(saisi, avant) : 'aucun')
  const replace = (ancien: TypedMembre, saisi: TypedMembre) => {
    update(rangDe(rows, ancien), saisi)
    changed()
  }
  return {
    rows,
    said,
    statutDe,
    refusals: (saisi: TypedMembre) => (saisi.supprime ? [] : erreursDe(erreurs, champDe(racine, rows, saisi))),
    replace,
    add: (saisi: MembreEditable) => {
      append(saisi)
      confirm(textes.ajoute(nomDe(saisi)))
      changed()
    },
    drop: (saisi: TypedMembre) => {
      remove(rangDe(rows, saisi))
      changed()
    },
    order: (from: number, to: number) => {
      move(from, to)
      changed()
    },
    /** Whether a removal only marks the member, who comes from the register. One typed here would be lost (MEMB-12, MEMB-13). */
    isMarked: (saisi: TypedMembre) => avant !== undefined && statutDe(saisi) !== 'ajout',
    mark: (saisi: TypedMembre, supprime: boolean) => {
      replace(saisi, { ...saisi, supprime })
      confirm((supprime ? textesMembres.quittera : textesMembres.reste)(nomDe(saisi)))
    },
    /** Settles a conflict: keeps the values of the form (`mine`) or takes those of the register. */
    choose: ({ conflit, ...saisi }: TypedMembre, mine: boolean) => {
      if (mine && conflit?.registre === null) {
        // The member has left the register: keeping them adds a new member.
        replace(saisi as TypedMembre, { ...saisi, membre: { ...saisi.membre, uuid: null } } as TypedMembre)
      } else if (mine) replace(saisi as TypedMembre, saisi as TypedMembre)
      else if (conflit?.registre) replace(saisi as TypedMembre, conflit.registre)
      else {
        remove(rangDe(rows, saisi as TypedMembre))
        changed()
      }
    },
  }
}
