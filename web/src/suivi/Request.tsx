import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { lireAccuseDepot } from 'contract/requetes/accuse'
import { formatReception } from 'domain/core/jour'
import { textesEtapes } from 'domain/suivi/textes/etapes'
import { textesFollowedRequete as textes } from 'domain/suivi/textes/followed-requete'
import { textesTableauDeBord } from 'domain/suivi/textes/tableau-de-bord'
import { textesAccuse } from 'domain/requetes/textes/accuse'
import { CourtMessages } from '../core/court-messages/CourtMessages.tsx'
import { DueDay } from '../pieces/DueDay.tsx'
import { ReplyLink } from '../pieces/ReplyLink.tsx'
import { useDocument } from '../core/api/use-document.ts'
import { CommunicatedDocuments } from './CommunicatedDocuments.tsx'
import { Contest } from './Contest.tsx'
import { RefusedMails } from './RefusedMails.tsx'
import { RequeteStanding } from './RequeteStanding.tsx'
import { Steps } from './Steps.tsx'
import { TakeUpAgain } from './TakeUpAgain.tsx'
import { Withdraw } from './Withdraw.tsx'
import './request.css'

type RequestData = Answer<typeof getRequete>

/** Downloads the acknowledgement of a filing (MAIL-08). A button, because the download needs the session's token. */
const ReceivedLink = ({ numero }: { numero: string }) => {
  const { open, fetching } = useDocument()
  const take = () => void open(lireAccuseDepot, { params: { numero } }, textesAccuse.fichier(numero), true)
  return (
    <button type="button" className="fr-link" {...(fetching && { 'aria-disabled': true })} onClick={() => fetching || take()}>
      {textesAccuse.telecharger}
    </button>
  )
}

/** Day of filing, declarant and court, with links to the filing, its acknowledgement and the association. */
const FilingSection = ({ request }: { request: RequestData }) => {
  const { numero, datePreEnregistrement, declarant, tribunal, depotLisible, association, denomination } = request
  return (
    <section className="request__part" aria-labelledby="depose">
      <h2 id="depose" className="fr-h4">
        {textes.depose}
      </h2>
      <p>{textes.deposee({ date: formatReception(new Date(datePreEnregistrement)), declarant, tribunal: tribunal.libelle })}</p>
      <p className="request__ways">
        {depotLisible && (
          <Link to="/consultation/depot/$numero" params={{ numero }} className="fr-link">
            {textes.relire}
          </Link>
        )}
        {depotLisible && <ReceivedLink numero={numero} />}
        {association !== null && (
          <Link to="/association/$numero" params={{ numero: association }} className="fr-link">
            {textesTableauDeBord.ouvrir.visible}
            <span className="fr-sr-only"> {textesTableauDeBord.ouvrir.complement(denomination)}</span>
          </Link>
        )}
      </p>
    </section>
  )
}

/** One request for a person who follows it: state, steps, documents of the court, filing, and the actions still open. */
export const Request = ({ request }: { request: RequestData }) => {
  const { numero, denomination, etapes, delaiHabituel, documents, retirable, reprenable, courrielsRefuses, demandesPieces, contestation } =
    request
  const [justWithdrawn, setJustWithdrawn] = useState(false)
  return (
    <>
      <p className="request__name">{textes.association(denomination)}</p>
      <CourtMessages tribunal={request.tribunal.id} />
      <RefusedMails refused={courrielsRefuses} />
      <section className="request__standing" aria-labelledby="situation">
        <h2 id="situation" className="fr-h4">
          {textes.ouEnEst}
        </h2>
        <RequeteStanding request={request} justWithdrawn={justWithdrawn && !retirable} />
        <Contest numero={numero} contest={contestation} />
        {demandesPieces.map((demand) => (
          <p key={demand.code} className="request__ways">
            <ReplyLink demand={demand} className="fr-btn">
              {textes.repondreCourt}
            </ReplyLink>
            <DueDay address={{ requete: numero, piece: demand.code }} day={demand.dateRetour} />
          </p>
        ))}
        {reprenable && (
          <p>
            <TakeUpAgain numero={numero} />
          </p>
        )}
      </section>
      <section className="request__part" aria-labelledby="etapes">
        <h2 id="etapes" className="fr-h4">
          {textesEtapes.titre}
        </h2>
        <Steps steps={etapes} />
        {delaiHabituel !== null && <p className="request__usual">{textesEtapes.delaiHabituel(delaiHabituel)}</p>}
      </section>
      <CommunicatedDocuments numero={numero} documents={documents} />
      <FilingSection request={request} />
      {retirable && (
        <p>
          <Withdraw numero={numero} onDone={() => setJustWithdrawn(true)} />
        </p>
      )}
    </>
  )
}
