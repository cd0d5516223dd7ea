import { useState } from 'react'
import { formaterJour } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes'
import { Alert } from '../core/widgets/Alert.tsx'
import { UndeliveredMails } from './demandes/UndeliveredMails.tsx'
import { sortOf, type DossierData } from './dossier.ts'
import { ContestedAlert } from './ContestedAlert.tsx'
import { GivenBackAlert } from './signature/GivenBackAlert.tsx'
import { Prepared } from './signature/Prepared.tsx'
import { RegisteredAlert } from './RegisteredAlert.tsx'

/** What must be known before the rest: where the request ended, and whom no mail reached. */
export const DossierAlerts = ({ dossier }: { dossier: DossierData }) => {
  const { etat, situation, association, denomination, courrielsRefuses } = dossier
  const { retrait } = situation
  const registered = etat === 'INSCRITE'
  const [wasOpen] = useState(!registered)
  return (
    <>
      {association !== null && registered && (
        <RegisteredAlert association={association} denomination={denomination} sort={sortOf(dossier)} takesFocus={wasOpen} />
      )}
      <ContestedAlert dossier={dossier} />
      <GivenBackAlert dossier={dossier} />
      <Prepared dossier={dossier} />
      {retrait !== null && (
        <Alert level="info" title={textesRequetes.retireePar(formaterJour(retrait.le), `${retrait.par.prenom} ${retrait.par.nom}`)} />
      )}
      <UndeliveredMails refused={courrielsRefuses} />
    </>
  )
}
