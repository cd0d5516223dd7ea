import { useState } from 'react'
import { Link } from '@tanstack/react-router'
import { arreterSuivi } from 'contract/rattachements/follow'
import { textesFollow } from 'domain/rattachements/textes/follow'
import { useCode } from '../../compte/use-code.ts'
import { linesOf } from '../../core/acts/outcome.ts'
import { useAct } from '../../core/acts/use-act.ts'
import { ApiError } from '../../core/api/api-error.ts'
import { Page } from '../../core/layout/Page.tsx'
import { notify } from '../../core/notices/notices-store.ts'
import { Alert } from '../../core/widgets/Alert.tsx'
import { Button } from '../../core/widgets/Button.tsx'

const { arret: textes } = textesFollow

const StopRefusal = () => (
  <Page key="refused" title={textes.titre} inError>
    <Alert level="error" title={textes.lienMort} />
    <p>
      <Link to="/mes-associations" className="fr-link">
        {textes.refaire}
      </Link>
    </p>
  </Page>
)

/** The page of the link in every mail about a followed association. Loading it uses nothing. The button stops, without a sign-in. */
export const StopPage = () => {
  const code = useCode()
  const acts = useAct(textes.echec)
  const [end, setEnd] = useState<{ denomination: string } | 'refused' | null>(code === '' ? 'refused' : null)
  const stop = async () => {
    const outcome = await acts.attempt(arreterSuivi, { body: { code } }, null)
    if (outcome.kind === 'done') return setEnd(outcome.answer)
    if (outcome.error instanceof ApiError && (outcome.error.status === 400 || outcome.error.status === 412)) setEnd('refused')
    else notify('error', outcome.title, linesOf(outcome))
  }
  if (end === 'refused') return <StopRefusal />
  if (end !== null)
    return (
      <Page key="done" title={textes.fait(end.denomination)}>
        <p>{textes.texte}</p>
      </Page>
    )
  return (
    <Page key="ask" title={textes.titre}>
      <p>{textes.texte}</p>
      <Button onClick={() => void stop()} busy={acts.busy}>
        {textes.bouton}
      </Button>
    </Page>
  )
}
