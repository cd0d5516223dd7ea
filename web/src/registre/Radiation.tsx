import type { Association } from 'contract/association/association'
import { textesLecture } from 'domain/association/textes/lecture'
import { textesDepot } from 'domain/suivi/textes/depot'
import { FieldList } from '../core/widgets/FieldList.tsx'

/** Discharge of the liquidators (quitus) and comment, as the radiation declared them (RADIA-02). */
export const Radiation = ({ association: { radiationAssociation: radiation } }: { association: Association }) => {
  if (!radiation) return null
  const { quitus, commentaireRadiation } = radiation
  return (
    <section>
      <h2 className="fr-h6">{textesLecture.radiation}</h2>
      <FieldList
        fields={[
          [textesDepot.radiation.quitus, textesDepot.quitus[`${quitus}`]],
          [textesDepot.radiation.commentaire, commentaireRadiation ?? textesLecture.nonRenseigne],
        ]}
      />
    </section>
  )
}
