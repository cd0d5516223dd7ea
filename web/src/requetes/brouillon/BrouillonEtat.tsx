import { formatHeure } from 'domain/core/jour'
import { textesBrouillon as textes } from 'domain/requetes/textes/brouillon'
import type { Enregistrement } from './use-enregistrement.ts'

/** « Enregistré à 14 h 02 » (FORM-20): shown at every step, announced by screen readers only on failure. */
export const BrouillonEtat = ({
  enregistrement: { etat, sauvegarde },
}: {
  enregistrement: Pick<Enregistrement, 'etat' | 'sauvegarde'>
}) => (
  <div className="draft-state">
    {etat.etat === 'enCours' && <p>{textes.enCours}</p>}
    {etat.etat === 'rien' && sauvegarde && <p>{textes.enregistre(formatHeure(new Date(sauvegarde.enregistreLe)))}</p>}
    <div role="alert">
      {etat.etat === 'echec' && (
        <p className="fr-error-text">{etat.raisons.length > 0 ? [textes.refuse, ...etat.raisons].join(' ') : textes.nonEnregistre}</p>
      )}
    </div>
  </div>
)
