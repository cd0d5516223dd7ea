import { Link, useRouter } from '@tanstack/react-router'
import type { AccuseReception } from 'contract/requetes/depot'
import { formatInstant } from 'domain/core/jour'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesEnvoi } from 'domain/requetes/textes/envoi'
import { useConstants } from '../../core/constants.ts'
import { Page } from '../../core/layout/Page.tsx'
import { SlipLink } from '../SlipLink.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'
import './closing.css'

const Tribunal = ({ tribunal }: Pick<AccuseReception, 'tribunal'>) => {
  const telephone = useConstants()?.telephoneSupport ?? ''
  const { libelle, adresse, complementAdresse, codePostal, commune } = tribunal
  const lignes = [complementAdresse, adresse, [codePostal, commune].filter(Boolean).join(' ')].filter(Boolean)
  return (
    <section aria-labelledby="tribunal">
      <h2 id="tribunal" className="fr-h4">
        {textesEnvoi.tribunalCompetent}
      </h2>
      <address className="closing__court">
        <strong>{libelle}</strong>
        {adresse && lignes.map((ligne) => <span key={ligne}>{ligne}</span>)}
      </address>
      {!adresse && <p>{textesEnvoi.greffeSansAdresse(telephone)}</p>}
    </section>
  )
}

const Empreintes = ({ documents }: Pick<AccuseReception, 'documents'>) => (
  <details className="closing__prints">
    <summary>{textesEnvoi.empreintes}</summary>
    <dl>
      {documents.map(({ nom, sha256 }, rang) => (
        <div key={`${rang} ${sha256}`}>
          <dt>{nom}</dt>
          <dd>
            <code>{sha256}</code>
          </dd>
        </div>
      ))}
    </dl>
  </details>
)

interface Props {
  accuse: AccuseReception
  email: string
  demarche: Pick<FormulaireDemarche<Saisie>, 'retour'> & { textes: { envoyerStatuts?: (numero: string) => string; laSuite: string } }
}

/** The closing screen (FINAL-02 to FINAL-06): number and time, court, what is left to do, what follows, digests of the files. */
export const ClosingScreen = ({ accuse, email, demarche: { textes, retour } }: Props) => {
  const { routesByPath } = useRouter()
  return (
    <Page title={textesEnvoi.titreTransmise} back={retour}>
      <p className="fr-text--lead">{textesEnvoi.recue(accuse.numero, formatInstant(new Date(accuse.dateReception)))}</p>
      <Tribunal tribunal={accuse.tribunal} />
      {textes.envoyerStatuts && (
        <section className="closing__todo" aria-labelledby="a-faire">
          <h2 id="a-faire" className="fr-h4">
            {textesEnvoi.resteAFaire}
          </h2>
          <p>{textes.envoyerStatuts(accuse.numero)}</p>
          <p>
            <SlipLink numero={accuse.numero} />
          </p>
        </section>
      )}
      <section aria-labelledby="suite">
        <h2 id="suite" className="fr-h4">
          {textesEnvoi.etMaintenant}
        </h2>
        <div className="reading">
          <p>{textes.laSuite}</p>
          <p>{email ? textesEnvoi.chaqueEtape(email) : textesEnvoi.sansEmail}</p>
        </div>
        {'/requete' in routesByPath && (
          <p>
            <Link to={'/requete' as '/'} className="fr-link">
              {textesChrome.onglets.suivi}
            </Link>
          </p>
        )}
      </section>
      <Empreintes documents={accuse.documents} />
    </Page>
  )
}
