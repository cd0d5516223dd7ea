import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { getDepot } from 'contract/suivi/depot'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { formatReception } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes/common'
import { textesDemarche } from 'domain/requetes/textes/demarche'
import { textesDepot } from 'domain/suivi/textes/depot'
import { Informations } from '../association/Informations.tsx'
import { Members } from '../association/Members.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { DeclaredDeclarant, DeclaredLiquidation, DeclaredRadiation } from './DeclaredParts.tsx'
import { FiledDocuments } from './FiledDocuments.tsx'
import { RequeteStanding } from './RequeteStanding.tsx'
import { TakeUpAgain } from './TakeUpAgain.tsx'
import { Withdraw } from './Withdraw.tsx'
import './depot.css'

type DepotData = Answer<typeof getDepot>
const { etapes } = textesDemarche

/** Type of the request, association, day of filing and court. */
const Head = ({ depot }: { depot: DepotData }) => {
  const { type, sousTypes, denomination, numeroAssociation, datePreEnregistrement, tribunal } = depot
  const touche = sousTypes.map((sousType) => textesRequetes.sousTypes[sousType])
  return (
    <FieldList
      fields={[
        [textesDepot.type, textesDepot.typeDetaille(textesRequetes.types[type], touche)],
        [
          textesFormulaireAssociation.denomination,
          numeroAssociation === null ? (
            denomination
          ) : (
            <Link key="association" to="/association/$numero" params={{ numero: numeroAssociation }}>
              {denomination}
            </Link>
          ),
        ],
        [textesDepot.deposeLe, formatReception(new Date(datePreEnregistrement))],
        [textesDepot.tribunal, tribunal.libelle],
      ]}
    />
  )
}

const Step = ({ name, children }: { name: string; children: ReactNode }) => (
  <section className="depot__step" aria-label={name}>
    <h2 className="fr-h4">{name}</h2>
    {children}
  </section>
)

/** A filing as it was sent (DEPOT-01), step by step, then the observation. Read only, but the declarant may withdraw the request. */
export const Depot = ({ depot }: { depot: DepotData }) => {
  const { declarant, association, comite, fondateurs, renouvellementComite, liquidationAssociation, radiationAssociation } = depot
  const [justWithdrawn, setJustWithdrawn] = useState(false)
  return (
    <>
      <RequeteStanding request={depot} justWithdrawn={justWithdrawn && !depot.retirable} />
      <Head depot={depot} />
      {depot.retirable && (
        <p>
          <Withdraw numero={depot.numero} onDone={() => setJustWithdrawn(true)} />
        </p>
      )}
      {depot.reprenable && (
        <p>
          <TakeUpAgain numero={depot.numero} />
        </p>
      )}
      <Step name={etapes.declarant}>
        <DeclaredDeclarant declarant={declarant} />
      </Step>
      {association && (
        <>
          <Step name={etapes.association}>
            <Informations informations={association.informations} dates={association} level={3} />
          </Step>
          <Step name={etapes.membres}>
            {renouvellementComite && <p>{textesDepot.directionRenouvelee}</p>}
            <Members comite={comite} fondateurs={fondateurs} level={3} withContact />
          </Step>
        </>
      )}
      {liquidationAssociation && (
        <Step name={etapes.liquidation}>
          <DeclaredLiquidation {...liquidationAssociation} />
        </Step>
      )}
      {radiationAssociation && (
        <Step name={etapes.radiation}>
          <DeclaredRadiation {...radiationAssociation} />
        </Step>
      )}
      <Step name={etapes.documents}>
        <FiledDocuments depot={depot} />
      </Step>
      <Step name={textesDepot.observation}>
        <p className="depot__text">{depot.observation ?? textesDepot.aucuneObservation}</p>
      </Step>
    </>
  )
}
