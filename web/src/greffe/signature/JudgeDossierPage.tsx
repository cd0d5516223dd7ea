import { Link, useParams } from '@tanstack/react-router'
import { getDossier } from 'contract/greffe/dossier'
import { listerASigner } from 'contract/greffe/to-sign'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesSignature as textes } from 'domain/requetes/textes/signature'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { isUnknown } from '../../core/api/api-error.ts'
import { QueryAnswer } from '../../core/api/QueryAnswer.tsx'
import { useApi } from '../../core/api/use-api.ts'
import { Page } from '../../core/layout/Page.tsx'
import { Dossier } from '../bench/Dossier.tsx'
import { titleOf } from '../dossier/dossier.ts'
import { SignatureBar } from './SignatureBar.tsx'
import '../../core/layout/wide.css'
import '../greffe.css'

/** Links back to the list of decisions to sign, and to the next one. */
const Way = ({ numero }: { numero: string }) => {
  const { data } = useApi(listerASigner, {}, { staleTime: 0 })
  const all = (data?.content ?? []).map((row) => row.numero)
  const next = all[all.indexOf(numero) + 1]
  return (
    <div className="bench-way">
      <p className="dossier__retour">
        <Link to="/juge">{textes.revenir}</Link>
      </p>
      {next !== undefined && next !== numero && (
        <Link to="/juge/requete/$numero" params={{ numero: next }}>
          {textes.suivant}
        </Link>
      )}
    </div>
  )
}

/** One request as the judge sees it: the clerk's page with the signature bar instead of the acts. */
export const JudgeDossierPage = () => {
  const { numero } = useParams({ from: '/donnees/juge/requete/$numero' })
  // Always refetched: the clerk may have acted.
  const dossier = useApi(getDossier, { params: { numero } }, { staleTime: 0 })
  const { data, error } = dossier
  const unknown = data === undefined && isUnknown(error)
  const title = data !== undefined ? titleOf(data) : unknown ? textesChrome.rien : textesEspaceGreffe.ouvrir(numero)
  return (
    <Page title={title} wide back={<Way numero={numero} />}>
      <QueryAnswer query={dossier} unknown={<p>{textesEspaceGreffe.dossierInconnu(numero)}</p>}>
        {(found) => <Dossier dossier={found} bar={SignatureBar} />}
      </QueryAnswer>
    </Page>
  )
}
