import { Link } from '@tanstack/react-router'
import { formaterJour, joursEntre } from 'domain/core/jour'
import { textesDelais } from 'domain/requetes/textes-delais'
import { textesDepotPapier } from 'domain/requetes/textes-depot-papier'
import { textesEtabli } from 'domain/suivi/textes-etabli'
import { textesFile } from 'domain/suivi/textes-file'
import { today } from '../core/today.ts'
import { Badge } from '../core/widgets/Badge.tsx'
import type { DossierData } from './dossier.ts'

/** Beside the title, in one line: the name, a reply that has not come, and the nearest legal date (screens.md 10). */
export const DossierHead = ({ dossier }: { dossier: DossierData }) => {
  const { etat, situation, association, denomination, issuTeleservice } = dossier
  const { retourDepasseLe: retour } = situation
  const [nearest] = situation.horloges
  const days = nearest === undefined ? 0 : joursEntre(today(), nearest.le)
  const due = nearest && textesEtabli.echeance(textesDelais.libelles[nearest.delai], formaterJour(nearest.le), days)
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
      {retour !== null && <Badge tone="error">{textesFile.reponseAttendue(formaterJour(retour))}</Badge>}
      {due !== undefined && <span>{days < 0 ? <Badge tone="error">{due}</Badge> : due}</span>}
    </div>
  )
}
