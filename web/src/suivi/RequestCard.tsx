import { Link } from '@tanstack/react-router'
import type { RequeteTableauDeBord } from 'contract/suivi/requetes'
import { formaterJour, jourDeParis } from 'domain/core/jour'
import { textesRequetes } from 'domain/requetes/textes'
import { textesTableauDeBord } from 'domain/suivi/textes-tableau-de-bord'
import { Card } from '../core/widgets/Card.tsx'
import { CourtDocuments } from './CourtDocuments.tsx'
import { Standing } from './Standing.tsx'
import { TakeUpAgain } from './TakeUpAgain.tsx'
import { Withdraw } from './Withdraw.tsx'

const types: Record<string, string> = textesRequetes.types

interface Props {
  request: RequeteTableauDeBord
  /** It has just been taken back from this page. */
  justWithdrawn: boolean
  onWithdrawn: () => void
}

/** One request of the person (REQ-06): what, where it stands, who filed it and when. */
export const RequestCard = ({ request, justWithdrawn, onWithdrawn }: Props) => {
  const { numero, nom, type, declarant, codePostal, commune, association, depotLisible, retirable, reprenable, documents } = request
  const date = formaterJour(jourDeParis(new Date(request.datePreEnregistrement)))
  return (
    <Card
      level={3}
      title={textesTableauDeBord.requete(types[type] ?? type, nom)}
      actions={
        (depotLisible || retirable || reprenable || association !== null) && (
          <>
            {depotLisible && (
              <Link to="/consultation/depot/$numero" params={{ numero }} className="fr-link">
                {textesTableauDeBord.relire.visible}
                <span className="fr-sr-only"> {textesTableauDeBord.relire.complement(numero)}</span>
              </Link>
            )}
            {association !== null && (
              <Link to="/association/$numero" params={{ numero: association }} className="fr-link">
                {textesTableauDeBord.ouvrir.visible}
                <span className="fr-sr-only"> {textesTableauDeBord.ouvrir.complement(nom)}</span>
              </Link>
            )}
            {retirable && <Withdraw numero={numero} onDone={onWithdrawn} />}
            {reprenable && <TakeUpAgain numero={numero} />}
          </>
        )
      }
    >
      <Standing request={request} justWithdrawn={justWithdrawn} />
      <p className="fr-text--sm">
        {textesTableauDeBord.depot({ numero, date, declarant })}
        <br />
        {request.issuTeleservice ? textesTableauDeBord.origine.enLigne : textesTableauDeBord.origine.auGreffe}
        <br />
        {codePostal} {commune}
      </p>
      {documents.length > 0 && (
        <>
          <p className="fr-text--bold fr-mb-1v">{textesTableauDeBord.documents}</p>
          <CourtDocuments numero={numero} documents={documents} />
        </>
      )}
    </Card>
  )
}
