import { useNavigate } from '@tanstack/react-router'
import { reprendreRequete } from 'contract/requetes/brouillons'
import { textesRetrait } from 'domain/requetes/textes/retrait'
import { linesOf } from '../core/acts/outcome.ts'
import { useAct } from '../core/acts/use-act.ts'
import { notify } from '../core/notices/notices-store.ts'
import { Button } from '../core/widgets/Button.tsx'
import { wayTo } from '../requetes/brouillon/way-to.ts'

/** Starts a new filing prefilled from a rejected or withdrawn request (STATE-14). */
export const TakeUpAgain = ({ numero }: { numero: string }) => {
  const { reprendre, echecReprise } = textesRetrait
  const acts = useAct(echecReprise)
  const navigate = useNavigate()
  const takeUp = async () => {
    const outcome = await acts.attempt(reprendreRequete, { params: { numero } }, null)
    if (outcome.kind === 'done') await navigate(wayTo(outcome.answer))
    else notify('error', outcome.title, linesOf(outcome))
  }
  return (
    <Button look="secondary" busy={acts.busy} name={`${reprendre.visible} ${reprendre.complement(numero)}`} onClick={() => void takeUp()}>
      {reprendre.visible}
    </Button>
  )
}
