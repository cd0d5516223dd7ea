import { textesBrouillon as textes } from 'domain/requetes/textes/brouillon'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import type { Enregistrement } from './use-enregistrement.ts'

interface Props {
  enregistrement: Pick<Enregistrement, 'etat' | 'imposer'>
  /** Reopens the draft as the other window saved it. */
  onOther: () => void
}

/** Shown when another window has saved the same draft. The person chooses a version; neither is lost before. */
export const OtherWindowAlert = ({ enregistrement: { etat, imposer }, onOther }: Props) => (
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
