import { etatDeFond } from './conformite.ts'
import type { ReadableMembres } from './membres-in-words.ts'
import type { Version } from './version.ts'

/** The capacity in which somebody acts for an association. */
export type QualiteRepresentant = 'DIRECTION' | 'LIQUIDATEURS'

interface Liste<M> {
  members: M
  indexMembres: Version['indexMembres']
}

/** The parts of a version that decide who represents the association: as stored, or as a reader gets them. */
export type Representee<M extends ReadableMembres = ReadableMembres> = Liste<M> &
  Pick<Version, 'etatAssociation'> & {
    informations: Pick<Version['informations'], 'dateDissolution'>
    liquidationAssociation?: { commentaireLiquidation: string | null; liquidateurs: Liste<M> } | null | undefined
  }

export interface Representants<M> extends Liste<M> {
  /** Null when nobody represents the association any more. */
  qualite: QualiteRepresentant | null
  /** The comment declared on the liquidation, which says why there is no liquidator (DISSO-05). */
  commentaire: string | null
}

const vide = { physiques: [], morales: [], reprises: [] }

/**
 * Finds who represents an association, and in what capacity. Its direction (CCL art. 26). Once it is dissolved or without capacity, the
 * liquidators that the dissolution named (CCL art. 48 and 49). Nobody once it is struck off. Never a former direction.
 */
export const representantsDe = <M extends ReadableMembres>(version: Representee<M>): Representants<M> => {
  // The cast is safe: any list of members may be empty.
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

/** Whether a list of members is empty. */
export const isEmpty = ({ members }: { members: ReadableMembres }): boolean =>
  Object.values(members).every((membres: readonly unknown[]) => membres.length === 0)
