import { useState } from 'react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Answer } from 'contract/core/call'
import type { getRequete } from 'contract/suivi/requete'
import { formatJour } from 'domain/core/jour'
import { textesContestation as textes } from 'domain/requetes/textes/contestation'
import { Dialog } from '../core/dialog/Dialog.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { Button } from '../core/widgets/Button.tsx'
import { ContestForm } from './ContestForm.tsx'
import './contest.css'

interface Props {
  numero: string
  contest: Answer<typeof getRequete>['contestation']
}

/** Lets an attached person contest a filing, then shows the court's answer (MAIL-07). The link of the mail opens the dialog. */
export const Contest = ({ numero, contest: { possible, faite } }: Props) => {
  const { contester, ...search } = useSearch({ from: '/donnees/requete/detail/$numero' })
  const navigate = useNavigate({ from: '/requete/detail/$numero' })
  const [asking, setAsking] = useState(contester !== undefined)
  const close = () => {
    setAsking(false)
    // Drop `challenge` from the address, so that a reload does not open the dialog again.
    if (contester !== undefined) void navigate({ search, replace: true })
  }
  if (faite) {
    const { le, reponse } = faite
    if (!reponse) return <Alert level="info" title={textes.enCours(formatJour(le))} />
    return (
      <Alert level="info" title={textes.repondue(formatJour(le), formatJour(reponse.le))}>
        <p className="contested">{reponse.texte ?? textes.greffe.motifEfface}</p>
      </Alert>
    )
  }
  if (!possible) return null
  return (
    <>
      <p>
        <Button look="secondary" onClick={() => setAsking(true)}>
          {textes.bouton}
        </Button>
      </p>
      <Dialog open={asking} title={textes.titre(numero)} onClose={close}>
        <ContestForm numero={numero} onClose={close} />
      </Dialog>
    </>
  )
}
