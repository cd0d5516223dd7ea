import { Link } from '@tanstack/react-router'
import { formaterInstant, formaterJour, jourDeParis } from 'domain/core/jour'
import { textesGreffe } from 'domain/requetes/textes-greffe'
import { textesEspaceGreffe } from 'domain/suivi/textes-espace-greffe'
import { Alert } from '../core/widgets/Alert.tsx'
import { FieldList } from '../core/widgets/FieldList.tsx'
import { Clock } from './Clock.tsx'
import { denominationOf } from './declared.ts'
import type { DossierData } from './dossier.ts'

const { colonnes } = textesEspaceGreffe
const etapes: Record<string, string> = textesGreffe.etapes

/** Number and type are the title; then name, court, legal date, who holds it, and where it ended. */
export const DossierHead = ({ dossier }: { dossier: DossierData }) => {
  const { tribunal, datePreEnregistrement, etape, echeance, agent, association, depot } = dossier
  const denomination = denominationOf(depot)
  return (
    <>
      <p>
        <Link to="/greffe">{textesEspaceGreffe.revenirAuxFiles}</Link>
      </p>
      {association !== null && (
        <Alert level="success" title={textesEspaceGreffe.faits.INSCRIPTION(association)}>
          <p>
            <Link to="/association/$numero" params={{ numero: association }}>
              {textesEspaceGreffe.ouvrirFiche(denomination)}
            </Link>
          </p>
        </Alert>
      )}
      <FieldList
        fields={[
          [colonnes.denomination, denomination],
          [colonnes.tribunal, tribunal.libelle],
          [colonnes.depot, formaterInstant(new Date(datePreEnregistrement))],
          [textesEspaceGreffe.etape, etapes[etape] ?? etape],
          [colonnes.echeance, <Clock key="echeance" echeance={echeance} withSource />],
          [
            colonnes.agent,
            agent === null
              ? textesEspaceGreffe.sansAgent
              : textesGreffe.enCharge(`${agent.prenom} ${agent.nom}`, formaterJour(jourDeParis(new Date(agent.le)))),
          ],
        ]}
      />
    </>
  )
}
