import type { Association } from 'contract/association/association'
import { textesLecture } from 'domain/association/textes-lecture'
import { MembersTable } from '../association/Members.tsx'
import { comiteOf } from '../association/comite-of.ts'

/** Who liquidates a dissolved association, and what was declared of it (SHEET-18); nothing as long as no dissolution was. */
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
