import type { Association } from 'contract/association/association'
import { textesLecture } from 'domain/association/textes/lecture'
import { MembersTable } from '../association/Members.tsx'
import { comiteOf } from '../association/comite-of.ts'

/** Liquidators of a dissolved association and comment on the liquidation (SHEET-18). Renders nothing without a dissolution. */
export const Liquidation = ({ association: { liquidationAssociation: liquidation } }: { association: Association }) => {
  if (!liquidation) return null
  const { commentaireLiquidation, liquidateurs } = liquidation
  const comite = comiteOf(liquidateurs)
  return (
    <section className="liquidation">
      <h2 className="fr-h6">{textesLecture.liquidation}</h2>
      {commentaireLiquidation && <p>{commentaireLiquidation}</p>}
      {comite.indexMembres.length > 0 && <MembersTable caption={textesLecture.liquidateurs} comite={comite} withContact />}
    </section>
  )
}
