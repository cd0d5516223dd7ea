import { useEffect, useState } from 'react'
import type { getSecondFacteur } from 'contract/compte/second-facteur'
import type { Answer } from 'contract/core/call'
import { textesSecondFacteur } from 'domain/compte/textes/second-facteur'
import { textesChrome } from 'domain/core/textes/chrome'
import { readPlain } from '../core/api/read-plain.ts'
import { useConstants } from '../core/constants.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'
import { LoadingMessage } from '../core/widgets/LoadingMessage.tsx'
import { Enrolment } from './Enrolment.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import './second-factor.css'

type Asked = Answer<typeof getSecondFacteur>

const { titre, expiree, recommencer, demande, invalide, heure, perdu } = textesSecondFacteur

/** Why the last try was refused: a wrong code, or too many tries (minutes to wait). Null on a first try. */
const refusalOf = (query: URLSearchParams): string | null => {
  if (query.has('attente')) return textesChrome.tropDeTentatives(Math.max(1, Number(query.get('attente')) || 1))
  return query.has('error') ? invalide : null
}

const StartOver = () => (
  <p role="alert">
    {expiree}{' '}
    <a href="/startlogin" className="fr-link">
      {recommencer}
    </a>
  </p>
)

const Help = () => {
  const constantes = useConstants()
  return constantes && <p className="reason">{perdu(constantes.courrielSupport, constantes.telephoneSupport)}</p>
}

/** Asks a member of the staff for the code, after the password. The first time, also shows the key to enrol. */
export const SecondFactorPage = () => {
  const [query] = useState(() => new URLSearchParams(location.search))
  const [asked, setAsked] = useState<Asked | 'expired' | null>(null)
  const refusal = refusalOf(query)
  useEffect(() => {
    readPlain<typeof getSecondFacteur>('/login/second-facteur/cle').then(setAsked, () => setAsked('expired'))
  }, [])
  return (
    <Page title={titre} inError={refusal !== null}>
      {refusal !== null && (
        <div id="erreur">
          <Alert level="error" title={refusal}>
            {query.has('error') && <p>{heure}</p>}
          </Alert>
        </div>
      )}
      {asked === null && <LoadingMessage />}
      {asked === 'expired' && <StartOver />}
      {asked !== null && asked !== 'expired' && (
        <>
          {asked.inscription === null ? <p>{demande}</p> : <Enrolment inscription={asked.inscription} />}
          <SecondFactorForm refused={refusal !== null} />
          <Help />
        </>
      )}
    </Page>
  )
}
