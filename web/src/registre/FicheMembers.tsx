import type { Association } from 'contract/association/association'
import { representantsDe } from 'domain/association/representants'
import { textesLecture } from 'domain/association/textes/lecture'
import { Members } from '../association/Members.tsx'
import { comiteOf } from '../association/comite-of.ts'
import { Liquidation } from './Liquidation.tsx'

/** The direction. For a closed association: the liquidators, then its last direction under its own caption. */
export const FicheMembers = ({ association }: { association: Association }) => {
  const directed = representantsDe(association).qualite === 'DIRECTION'
  return (
    <>
      <Liquidation association={association} />
      <Members
        comite={comiteOf(association)}
        caption={directed ? textesLecture.direction : textesLecture.ancienneDirection}
        fondateurs={association.fondateurs}
        level={2}
        withContact
      />
    </>
  )
}
