import { Link } from '@tanstack/react-router'
import { textesAccueil } from 'domain/app/textes/accueil'
import { textesPorte } from 'domain/app/textes/porte'
import { textesChrome } from 'domain/core/textes/chrome'
import { textesVerification } from 'domain/extrait/textes/verification'
import { Page } from '../../core/layout/Page.tsx'
import { Buttons } from '../../core/widgets/Buttons.tsx'
import { VerificationForm } from '../../extrait/VerificationForm.tsx'
import { cardIcons } from '../card-icons.ts'
import { Door } from './Door.tsx'
import './front-door.css'

/** There is no entry for a modification yet: the person first opens their associations. */
const doors = [
  { id: 'creation', to: '/creation' },
  { id: 'associations', to: '/mes-associations' },
  { id: 'registre', to: '/association' },
  { id: 'suivi', to: '/requete' },
] as const

/** the public front page. It says what the register is, which persons use it, what one can do there, and what needs no account. */
export const FrontDoorPage = () => (
  <Page title={textesPorte.titre} documentTitle={textesChrome.produit}>
    <p className="front-door__lead">{textesPorte.presentation}</p>
    <p className="front-door__text">{textesPorte.pourQui}</p>
    <Buttons>
      <Link to="/startlogin" className="fr-btn">
        {textesChrome.seConnecter}
      </Link>
      <Link to="/utilisateur/creationcompte" className="fr-btn fr-btn--secondary">
        {textesChrome.creerUnCompte}
      </Link>
    </Buttons>
    <section className="front-door__part" aria-labelledby="demarches">
      <h2 id="demarches">{textesPorte.demarches}</h2>
      <p>{textesPorte.avecCompte}</p>
      <noscript>
        <p>{textesPorte.sansScript}</p>
      </noscript>
      <ul className="fr-raw-list doors">
        {doors.map(({ id, to }) => (
          <Door key={id} to={to} title={textesAccueil.cartes[id].titre} text={textesPorte.portes[id]} icon={cardIcons[id]} />
        ))}
      </ul>
    </section>
    <section className="front-door__part" aria-labelledby="verification">
      <h2 id="verification">{textesVerification.titre}</h2>
      <p className="front-door__text">{textesPorte.verification}</p>
      <VerificationForm />
    </section>
    <section className="front-door__part" aria-labelledby="aide">
      <h2 id="aide">{textesPorte.aide}</h2>
      <p className="front-door__text">
        {textesPorte.aideTexte}{' '}
        <Link to="/aide" className="fr-link">
          {textesPorte.lireAide}
        </Link>
      </p>
    </section>
  </Page>
)
