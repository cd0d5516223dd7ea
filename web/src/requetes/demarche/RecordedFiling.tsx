import { Link } from '@tanstack/react-router'
import type { AccuseReception } from 'contract/requetes/depot'
import { formatReception } from 'domain/core/jour'
import { textesGuichet } from 'domain/requetes/textes/guichet'
import { Page } from '../../core/layout/Page.tsx'
import type { FormulaireDemarche, Saisie } from '../demarche.ts'

interface Props {
  accuse: AccuseReception
  /** The declarant's e-mail address; '' when the paper gives none. */
  email: string
  demarche: Pick<FormulaireDemarche<Saisie>, 'retour' | 'objet'>
}

const { envoi } = textesGuichet

/** Confirms that a filing received on paper is recorded (STAFF-15): its number, and what the court must do next. */
export const RecordedFiling = ({ accuse: { numero, dateReception }, email, demarche: { retour, objet } }: Props) => (
  <Page title={envoi.titreTransmise} back={retour}>
    <p className="fr-text--lead">{envoi.recue(numero, formatReception(new Date(dateReception)))}</p>
    <div className="reading">
      <p>{envoi.recepisseDu}</p>
      {objet.type === 'CREATION' && <p>{envoi.statutsRecus}</p>}
      <p>{email ? envoi.annonce(email) : envoi.sansAnnonce}</p>
    </div>
    <p>
      <Link to="/greffe/requete/$numero" params={{ numero }} className="fr-btn">
        {envoi.ouvrirDossier}
      </Link>
    </p>
  </Page>
)
