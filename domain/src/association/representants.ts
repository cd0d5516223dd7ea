import { etatDeFond } from './conformite.ts'
import type { MembresLisibles } from './membres-lus.ts'
import type { Version } from './version.ts'

/** In what capacity somebody acts for an association. */
export type QualiteRepresentant = 'DIRECTION' | 'LIQUIDATEURS'

interface Liste<M> {
  members: M
  indexMembres: Version['indexMembres']
}

/** What decides who represents an association: a stored version, or one as a reader is given it. */
export type Representee<M extends MembresLisibles = MembresLisibles> = Liste<M> &
  Pick<Version, 'etatAssociation'> & {
    informations: Pick<Version['informations'], 'dateDissolution'>
    liquidationAssociation?: { commentaireLiquidation: string | null; liquidateurs: Liste<M> } | null | undefined
  }

export interface Representants<M> extends Liste<M> {
  /** Null: nobody represents the association any more. */
  qualite: QualiteRepresentant | null
  /** What was declared of the liquidation, which says why there is no liquidator (DISSO-05). */
  commentaire: string | null
}

const vide = { physiques: [], morales: [], reprises: [] }

/**
 * Who represents an association, and in what capacity: its direction (CCL art. 26); its liquidators, as the dissolution named them, once it is
 * dissolved or without capacity (CCL art. 48 and 49); nobody once it is struck off. Never a former direction.
 */
export const representantsDe = <M extends MembresLisibles>(version: Representee<M>): Representants<M> => {
  // Any list of members may be empty.
  const aucun = { members: vide as unknown as M, indexMembres: [] }
  switch (etatDeFond(version)) {
    case 'RADIEE':
      return { qualite: null, commentaire: null, ...aucun }
    case 'DISSOUTE': {
      const { liquidationAssociation: liquidation } = version
      return {
        qualite: 'LIQUIDATEURS',
        commentaire: liquidation?.commentaireLiquidation ?? null,
        ...(liquidation?.liquidateurs ?? aucun),
      }
    }
    case 'INSCRITE':
    case 'NONCONFORME':
      return { qualite: 'DIRECTION', commentaire: null, members: version.members, indexMembres: version.indexMembres }
  }
}

/** Whether a list of members names anybody. */
export const estVide = ({ members }: { members: MembresLisibles }): boolean =>
  Object.values(members).every((membres: readonly unknown[]) => membres.length === 0)
