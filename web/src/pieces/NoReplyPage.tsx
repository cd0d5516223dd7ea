import { textesChrome } from 'domain/core/textes/chrome'
import { textesPageReponse as textes } from 'domain/pieces/textes/page'
import { textesReponse } from 'domain/pieces/textes/reponse'
import { useConstants } from '../core/constants.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'

/** PIECES-01: no demande has this code. Says what to check in the address, and where to find help. */
export const NoDemand = () => {
  const constantes = useConstants()
  return (
    <Alert level="error" title={textesReponse.aucune}>
      {constantes && <p>{textes.inconnue(constantes.courrielSupport, constantes.telephoneSupport)}</p>}
    </Alert>
  )
}

/** The server-rendered form of this page, which is not hydrated. After too many wrong codes, says how long to wait (SRV-31). */
export const NoReplyPage = ({ minutes }: { minutes: number | null }) => (
  <Page title={textes.titre}>
    {minutes === null ? <NoDemand /> : <Alert level="error" title={textesChrome.tropDeTentatives(minutes)} />}
  </Page>
)
