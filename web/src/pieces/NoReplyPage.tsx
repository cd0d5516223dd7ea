import { textesChrome } from 'domain/core/textes-chrome'
import { textesPageReponse as textes } from 'domain/pieces/textes-page'
import { textesReponse } from 'domain/pieces/textes-reponse'
import { useConstantes } from '../core/constantes.ts'
import { Page } from '../core/layout/Page.tsx'
import { Alert } from '../core/widgets/Alert.tsx'

/** PIECES-01: no demand bears this code; what to look at in the address, and who helps. */
export const NoDemand = () => {
  const constantes = useConstantes()
  return (
    <Alert level="error" title={textesReponse.aucune}>
      {constantes && <p>{textes.inconnue(constantes.courrielSupport, constantes.telephoneSupport)}</p>}
    </Alert>
  )
}

/** The same as the server paints it, and leaves it; or how long to wait, after too many codes that were not right (SRV-31). */
export const NoReplyPage = ({ minutes }: { minutes: number | null }) => (
  <Page title={textes.titre}>
    {minutes === null ? <NoDemand /> : <Alert level="error" title={textesChrome.tropDeTentatives(minutes)} />}
  </Page>
)
