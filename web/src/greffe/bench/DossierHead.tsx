import { Link } from '@tanstack/react-router'
import { formatJour, joursBetween } from 'domain/core/jour'
import { textesDelais } from 'domain/requetes/textes/delais'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { textesBench } from 'domain/suivi/textes/bench'
import { textesQueue } from 'domain/suivi/textes/queue'
import { today } from '../../core/today.ts'
import { Badge } from '../../core/widgets/Badge.tsx'
import type { DossierData } from '../dossier/dossier.ts'

const dueOf = ({ delai, le }: NonNullable<DossierData['situation']['echeance']>, days: number): string =>
  delai === 'RETOUR' || delai === 'PARUTION'
    ? textesQueue.sansDelaiLegal[delai](formatJour(le))
    : textesBench.echeance(textesDelais.libelles[delai], formatJour(le), days)

/** One line beside the title: the name, and the nearest due day (legal delay, awaited reply or publication). */
export const DossierHead = ({ dossier }: { dossier: DossierData }) => {
  const { etat, situation, association, denomination, issuTeleservice } = dossier
  const { echeance } = situation
  const days = echeance === null ? 0 : joursBetween(today(), echeance.le)
  return (
    <div className="bench-head">
      <span className="bench-head__name">
        {association === null || etat === 'INSCRITE' ? (
          denomination
        ) : (
          <Link to="/association/$numero" params={{ numero: association }}>
            {denomination}
          </Link>
        )}
      </span>
      {!issuTeleservice && <span>{textesDepotPapier.etiquette}</span>}
      {echeance && <span>{days < 0 ? <Badge tone="error">{dueOf(echeance, days)}</Badge> : dueOf(echeance, days)}</span>}
    </div>
  )
}
