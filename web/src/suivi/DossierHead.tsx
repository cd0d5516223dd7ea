import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { formaterInstant, formaterJour } from 'domain/core/jour'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesRequetes } from 'domain/requetes/textes'
import { textesStatutsPapier } from 'domain/requetes/textes-statuts-papier'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { Clocks } from './Clock.tsx'
import { ContestedAlert } from './ContestedAlert.tsx'
import { sortOf, type DossierData } from './dossier.ts'
import { RegisteredAlert } from './RegisteredAlert.tsx'

const { colonnes } = textesEspaceGreffe

/** Number and type are the title; then name, court, legal date, who holds it, and where it ended. */
export const DossierHead = ({ dossier }: { dossier: DossierData }) => {
  const { tribunal, datePreEnregistrement, etape, etat, situation, agent, association, denomination, statutsPapier } = dossier
  const { retrait } = situation
  const registered = etat === 'INSCRITE'
  const [wasOpen] = useState(!registered)
  return (
    <>
      {association !== null && registered && (
        <RegisteredAlert association={association} denomination={denomination} sort={sortOf(dossier)} takesFocus={wasOpen} />
      )}
      <ContestedAlert dossier={dossier} />
      {retrait !== null && (
        <Alert level="info" title={textesRequetes.retireePar(formaterJour(retrait.le), `${retrait.par.prenom} ${retrait.par.nom}`)} />
      )}
      <FieldList
        fields={[
          [
            colonnes.denomination,
            association === null || registered ? (
              denomination
            ) : (
              <Link key="association" to="/association/$numero" params={{ numero: association }}>
                {denomination}
              </Link>
            ),
          ],
          [colonnes.tribunal, tribunal.libelle],
          [colonnes.depot, formaterInstant(new Date(datePreEnregistrement))],
          [textesEspaceGreffe.etape, textesGreffe.etapes[etape]],
          [colonnes.echeance, <Clocks key="echeance" horloges={situation.horloges} />],
          ...(statutsPapier ? [[textesStatutsPapier.nom, statutsPapier.ou] as [string, string]] : []),
          [
            colonnes.agent,
            agent === null ? textesEspaceGreffe.sansAgent : textesGreffe.enCharge(`${agent.prenom} ${agent.nom}`, formaterJour(agent.le)),
          ],
        ]}
      />
    </>
  )
}
