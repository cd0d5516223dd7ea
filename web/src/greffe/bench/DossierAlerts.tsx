import { useState } from 'react'
import { formatJour, formatInstant } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes/common'
import { textesSignature } from 'domain/requetes/textes/signature'
import { Alert } from '../../core/widgets/Alert.tsx'
import { SuccessionProposal } from '../../rattachements/utilisateurs/SuccessionProposal.tsx'
import { UndeliveredMails } from '../demandes/UndeliveredMails.tsx'
import { sortOf, type DossierData } from '../dossier/dossier.ts'
import { ContestedAlert } from './ContestedAlert.tsx'
import { PreparedDecision } from './PreparedDecision.tsx'
import { RegisteredAlert } from './RegisteredAlert.tsx'
import { UnprintedAlert } from './UnprintedAlert.tsx'

/** Shows why the judge gave the decision back, until the clerk prepares it again or the request is closed. */
const GivenBackAlert = ({ dossier: { journal, etat } }: { dossier: DossierData }) => {
  const last = journal.findLast(({ type }) => type === 'RETOUR_AU_GREFFE' || type === 'PROJET_ORDONNANCE')
  if (last?.type !== 'RETOUR_AU_GREFFE' || etat !== 'EN_COURS') return null
  return (
    <Alert level="warning" title={textesSignature.projet.rendue(last.auteur ?? '', formatInstant(new Date(last.instant)))}>
      <p className="dossier__texte">{last.texte ?? textesSignature.projet.motifEfface}</p>
    </Alert>
  )
}

/** Alerts shown first: outcome of the request, rights to review after a change of direction, mails that were not delivered. */
export const DossierAlerts = ({ dossier }: { dossier: DossierData }) => {
  const { type, etat, situation, association, denomination, courrielsRefuses, parLeJuge } = dossier
  const { retrait } = situation
  const registered = etat === 'INSCRITE'
  const [wasOpen] = useState(!registered)
  const [handedOver, setHandedOver] = useState(0)
  return (
    <>
      {association !== null && registered && (
        <>
          <RegisteredAlert
            key={handedOver}
            association={association}
            denomination={denomination}
            sort={sortOf(dossier)}
            takesFocus={wasOpen || handedOver > 0}
          />
          {/* The proposal disappears once it is answered: the focus moves to the alert above. */}
          {(type === 'MODIFICATION' || type === 'DISSOLUTION') && !parLeJuge && (
            <SuccessionProposal numero={association} onDone={() => setHandedOver((times) => times + 1)} />
          )}
        </>
      )}
      <ContestedAlert dossier={dossier} />
      <GivenBackAlert dossier={dossier} />
      <PreparedDecision dossier={dossier} />
      {retrait !== null && (
        <Alert level="info" title={textesRequetes.retireePar(formatJour(retrait.le), `${retrait.par.prenom} ${retrait.par.nom}`)} />
      )}
      <UnprintedAlert printed={[denomination, { ...dossier.depot, commentaire: null }]} />
      <UndeliveredMails refused={courrielsRefuses} />
    </>
  )
}
