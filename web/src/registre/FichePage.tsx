import { useParams, useSearch } from '@tanstack/react-router'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesFiche } from 'domain/registre/textes/fiche'
import { isUnknown } from '../core/api/api-error.ts'
import { QueryAnswer } from '../core/api/QueryAnswer.tsx'
import { Page } from '../core/layout/Page.tsx'
import { BackToResults } from './BackToResults.tsx'
import { Fiche } from './Fiche.tsx'
import { captchaAsked, ReadOn } from './ReadOn.tsx'
import { UnknownAssociation, UnknownVersion } from './UnknownAssociation.tsx'
import { useFiche } from './use-fiche.ts'

/** SHEET: the sheet of one association. The heading stays mounted from loading to answer, so that it keeps the focus. */
export const FichePage = () => {
  const { numero } = useParams({ from: '/donnees/association/$numero' })
  const { version, liste } = useSearch({ from: '/donnees/association/$numero' })
  const asked = typeof version === 'string' ? version : undefined
  const fiche = useFiche(numero, asked)
  const { data, error } = fiche
  const sentence = captchaAsked(error)
  const title = data?.association.informations.denomination ?? (isUnknown(error) ? textesChrome.rien : textesFiche.titre(numero))
  return (
    <Page title={title} shown={asked} back={typeof liste === 'string' && <BackToResults liste={liste} />}>
      {data === undefined && sentence !== null ? (
        <ReadOn sentence={sentence} />
      ) : (
        <QueryAnswer
          query={fiche}
          unknown={asked === undefined ? <UnknownAssociation numero={numero} /> : <UnknownVersion numero={numero} version={asked} />}
        >
          {(found) => <Fiche data={found} />}
        </QueryAnswer>
      )}
    </Page>
  )
}
