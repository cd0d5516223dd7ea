import { formaterHeure } from 'domain/core/jour'
import { textesBrouillon as textes } from 'domain/requetes/textes-brouillon'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { Enregistrement } from './use-enregistrement.ts'

/** « Enregistré à 14 h 02 » (FORM-20): seen at every step, and read out only when it fails. */
export const EtatDuBrouillon = ({
  enregistrement: { etat, sauvegarde },
}: {
  enregistrement: Pick<Enregistrement, 'etat' | 'sauvegarde'>
}) => (
  <div className="draft-state">
    {etat.etat === 'enCours' && <p>{textes.enCours}</p>}
    {etat.etat === 'rien' && sauvegarde && <p>{textes.enregistre(formaterHeure(new Date(sauvegarde.enregistreLe)))}</p>}
    <div role="alert">
      {etat.etat === 'echec' && (
        <p className="fr-error-text">{etat.raisons.length > 0 ? [textes.refuse, ...etat.raisons].join(' ') : textes.nonEnregistre}</p>
      )}
    </div>
  </div>
)

interface Props {
  enregistrement: Pick<Enregistrement, 'etat' | 'imposer'>
  /** Takes up what the other window has typed. */
  onOther: () => void
}

/** Another window has saved the same draft: the person chooses, nothing is lost before they do. */
export const SaisieAilleurs = ({ enregistrement: { etat, imposer }, onOther }: Props) => (
  <div role="alert">
    {etat.etat === 'ailleurs' && (
      <Alert level="warning" title={etat.phrase}>
        <p>{textes.garderEcrase}</p>
        <Buttons>
          <Button look="secondary" onClick={onOther}>
            {textes.voirLAutre}
          </Button>
          <Button look="secondary" onClick={() => void imposer().catch(() => {})}>
            {textes.garderLaMienne}
          </Button>
        </Buttons>
      </Alert>
    )}
  </div>
)
