import type { ReactNode } from 'react'
import { formatReception, formatJour } from 'domain/core/jour'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { textesGreffe } from 'domain/requetes/textes/greffe'
import { textesRecours } from 'domain/requetes/textes/recours'
import { textesStatutsPapier } from 'domain/requetes/textes/statuts-papier'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { FieldList } from '../../core/widgets/FieldList.tsx'
import { Clocks } from './Clock.tsx'
import type { DossierData } from '../dossier/dossier.ts'

/** Facts of the request: clerk, court, stage, delays, paper statutes. The head shows the nearest delay; here is its article. */
export const DossierFacts = ({ dossier }: { dossier: DossierData }) => {
  const { tribunal, datePreEnregistrement, issuTeleservice, etape, situation, statutsPapier, agent, notification } = dossier
  const fields: [string, ReactNode][] = [
    [
      textesEspaceGreffe.colonnes.agent,
      agent === null ? textesEspaceGreffe.sansAgent : textesGreffe.enCharge(`${agent.prenom} ${agent.nom}`, formatJour(agent.le)),
    ],
    [textesEspaceGreffe.colonnes.tribunal, tribunal.libelle],
    [textesEspaceGreffe.colonnes.depot, formatReception(new Date(datePreEnregistrement))],
    [textesDepotPapier.origine, issuTeleservice ? textesDepotPapier.origines.enLigne : textesDepotPapier.origines.auGreffe],
    [textesEspaceGreffe.etape, textesGreffe.etapes[etape]],
  ]
  const { horloges, echeance } = situation
  const nearest = horloges.find(({ delai }) => delai === echeance?.delai)
  const others = horloges.filter((each) => each !== nearest)
  if (nearest !== undefined) fields.push([textesEspaceGreffe.fondement, nearest.source])
  if (others.length > 0) fields.push([textesEspaceGreffe.autresDelais, <Clocks key="delais" horloges={others} />])
  if (statutsPapier) fields.push([textesStatutsPapier.nom, statutsPapier.ou])
  if (notification)
    fields.push([
      textesRecours.greffe.nom,
      notification.enregistree ? notification.phrase : `${textesRecours.greffe.aEnregistrer} ${notification.phrase}`,
    ])
  return (
    <>
      <h2 className="fr-h4">{textesEspaceGreffe.ouEnEst}</h2>
      <FieldList fields={fields} />
    </>
  )
}
