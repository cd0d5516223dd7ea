import type { Answer } from 'contract/core/call'
import type { getDepot } from 'contract/suivi/depot'
import { textesLecture } from 'domain/association/textes/lecture'
import { formatJour } from 'domain/core/jour'
import { libelleCivilite } from 'domain/core/personne'
import { textesDepot } from 'domain/suivi/textes/depot'
import { MembersTable } from '../association/Members.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'

type Depot = Answer<typeof getDepot>
const { nonRenseigne } = textesLecture

/** The declarant. */
export const DeclaredDeclarant = ({ declarant }: Pick<Depot, 'declarant'>) => {
  const { civilite, prenom, nom, lien, adresse, complementAdresse, codePostal, ville, email } = declarant
  const champs = textesDepot.declarant
  return (
    <FieldList
      fields={[
        [champs.identite, `${libelleCivilite(civilite)} ${prenom} ${nom}`],
        [champs.lien, lien ?? nonRenseigne],
        [champs.adresse, [adresse, complementAdresse, `${codePostal} ${ville}`].filter(Boolean).join('\n')],
        // The server gives the address to the court and the declarant alone.
        ...(email === undefined ? [] : [[champs.email, email ?? nonRenseigne] as const]),
      ]}
    />
  )
}

/** Liquidators of a dissolved association and the comment on the liquidation. */
export const DeclaredLiquidation = ({ commentaireLiquidation, liquidateurs }: NonNullable<Depot['liquidationAssociation']>) => (
  <>
    <FieldList fields={[[textesDepot.commentaireLiquidation, commentaireLiquidation ?? nonRenseigne]]} />
    <MembersTable comite={liquidateurs} caption={textesLecture.liquidateurs} empty={textesLecture.aucunLiquidateur} withContact />
  </>
)

/** Day of dissolution, discharge of the liquidators (quitus) and comment. */
export const DeclaredRadiation = ({ dateDissolution, commentaireRadiation, quitus }: NonNullable<Depot['radiationAssociation']>) => {
  const champs = textesDepot.radiation
  return (
    <FieldList
      fields={[
        [champs.dateDissolution, formatJour(dateDissolution)],
        [champs.quitus, textesDepot.quitus[`${quitus}`]],
        [champs.commentaire, commentaireRadiation ?? nonRenseigne],
      ]}
    />
  )
}
