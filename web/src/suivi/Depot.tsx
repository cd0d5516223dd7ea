import { useState, type ReactNode } from 'react'
import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { getDepot } from 'contract/suivi/depot'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { formaterReception } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes'
import { textesDemarche } from 'domain/requetes/textes-demarche'
import { textesDepot } from 'domain/suivi/textes-depot'
import { Informations } from '../association/Informations.tsx'
import { Members } from '../association/Members.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { DeclaredDeclarant, DeclaredLiquidation, DeclaredRadiation } from './DeclaredParts.tsx'
import { FiledDocuments } from './FiledDocuments.tsx'
import { Standing } from './Standing.tsx'
import { TakeUpAgain } from './TakeUpAgain.tsx'
import { Withdraw } from './Withdraw.tsx'
import './depot.css'

type DepotData = Answer<typeof getDepot>
const { etapes } = textesDemarche

/** What, about which association, when, and where it went. */
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
        [textesDepot.deposeLe, formaterReception(new Date(datePreEnregistrement))],
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

/** A filing word for word (DEPOT-01): the steps it was typed in, in their order, then the observation. Nothing of it can be changed; the request may be taken back. */
export const Depot = ({ depot }: { depot: DepotData }) => {
  const { declarant, association, comite, fondateurs, renouvellementComite, liquidationAssociation, radiationAssociation } = depot
  const [justWithdrawn, setJustWithdrawn] = useState(false)
  return (
    <>
      <Standing request={depot} justWithdrawn={justWithdrawn && !depot.retirable} />
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
