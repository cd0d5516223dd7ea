import { useOtherList } from '../../../core/form/use-list.ts'
import { findDuplicateOfMembre, applyReponseToFondateurs } from './homonymes.ts'
import { directionFondatrice } from './liste-de-membres.ts'
import { MemberList } from './MemberList.tsx'
import type { TypedFondateur } from './saisie-membres.ts'

interface Props {
  path: string
  /** Path of the founders, where a member of the direction may already be. */
  fondateurs: string
  /** Path of the declarant. */
  declarant: string
}

/** The direction of an association being created. Each member may also be a founder. */
export const FoundingDirection = ({ path, fondateurs, declarant }: Props) => {
  const autres = useOtherList<TypedFondateur>(fondateurs)
  return (
    <MemberList
      path={path}
      liste={directionFondatrice}
      declarant={declarant}
      duplicateOf={(saisi, edite) => findDuplicateOfMembre({ fondateurs: autres.rows }, saisi, edite)}
      onAnswer={(saisi, meme) => autres.replace(applyReponseToFondateurs(autres.rows, saisi, meme))}
    />
  )
}
