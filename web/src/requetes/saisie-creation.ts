import type { Utilisateur } from 'contract/compte/compte'
import { manquesMembres } from 'domain/requetes/checks/check-creation-membres'
import type { Saisie } from './demarche.ts'
import { applyRegles } from './demarche/apply-regles.ts'
import { datesDesAnnexes } from './parties/annexes/annexe-jointe.ts'
import { emptyAssociation, informationsSaisies, type SaisieAssociation } from './parties/association/saisie-association.ts'
import { declarantInitial } from './parties/declarant/saisie-declarant.ts'
import { toComite, toFondateurs, type TypedFondateur, type MembreEditable } from './parties/membres/saisie-membres.ts'

/** The values of the form of a creation. */
export interface SaisieCreation extends Saisie {
  association: SaisieAssociation
  direction: MembreEditable[]
  fondateurs: TypedFondateur[]
}

export const saisieInitiale = (utilisateur: Utilisateur | null): SaisieCreation => ({
  declarant: declarantInitial(utilisateur),
  association: emptyAssociation,
  direction: [],
  fondateurs: [],
  annexes: [],
  prises: {},
  commentaire: '',
})

/** The rules of a creation, applied to its form. */
export const creationRegles = applyRegles<SaisieCreation>({
  type: 'CREATION',
  parties: ({ association, direction, fondateurs, annexes }) => ({
    association: { informations: informationsSaisies(association.informations), ...datesDesAnnexes(annexes) },
    comite: toComite(direction),
    fondateurs: toFondateurs(fondateurs),
  }),
})

/** The errors of the members step (MEMB-14). */
export const checkMembres = ({ direction, fondateurs }: SaisieCreation) => manquesMembres(toComite(direction), toFondateurs(fondateurs))
