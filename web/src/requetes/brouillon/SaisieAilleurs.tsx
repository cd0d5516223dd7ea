import { textesBrouillon as textes } from 'domain/requetes/textes-brouillon'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { Enregistrement } from './use-enregistrement.ts'

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
