import { formatJour } from 'domain/core/jour'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { textesDepot } from 'domain/suivi/textes/depot'
import { Informations } from '../../association/Informations.tsx'
import { Members } from '../../association/Members.tsx'
import { Alert } from '../../core/widgets/Alert.tsx'
import { DeclaredDeclarant, DeclaredLiquidation, DeclaredRadiation } from '../../suivi/DeclaredParts.tsx'
import { DeclaredChanges } from './DeclaredChanges.tsx'
import type { DossierData } from '../dossier/dossier.ts'

const { etapes } = textesDemarche

/** The declared content: compared with the register when a comparison exists, else in full. Parts the filing lacks are left out. */
export const DeclaredContent = ({ numero, depot, verifications }: Pick<DossierData, 'numero' | 'depot' | 'verifications'>) => {
  const comparaison = verifications?.comparaison
  const { declarant, association, comite, fondateurs, renouvellementComite, liquidationAssociation, radiationAssociation, commentaire } =
    depot
  return (
    <>
      <h3 className="fr-h6">{etapes.declarant}</h3>
      <DeclaredDeclarant declarant={declarant} />
      {comparaison && <DeclaredChanges numero={numero} depot={depot} comparaison={comparaison} />}
      {association && !comparaison && (
        <>
          <Informations informations={association.informations} dates={association} level={3} />
          {renouvellementComite && <p>{textesDepot.directionRenouvelee}</p>}
          <Members comite={comite} fondateurs={fondateurs} level={3} withContact />
        </>
      )}
      {liquidationAssociation && (
        <>
          <h3 className="fr-h6">{etapes.liquidation}</h3>
          <DeclaredLiquidation {...liquidationAssociation} />
        </>
      )}
      {radiationAssociation && (
        <>
          <h3 className="fr-h6">{etapes.radiation}</h3>
          <DeclaredRadiation {...radiationAssociation} />
          {verifications?.autreDateDissolution && (
            <Alert level="warning" title={textesDepot.autreDate(formatJour(verifications.autreDateDissolution))} />
          )}
        </>
      )}
      <h3 className="fr-h6 dossier__observation">{textesDepot.observation}</h3>
      <p className="dossier__texte">{commentaire ?? textesDepot.aucuneObservation}</p>
    </>
  )
}
