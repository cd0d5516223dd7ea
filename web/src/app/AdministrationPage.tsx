import { Link } from '@tanstack/react-router'
import { textesEnvois } from 'domain/app/textes/envois'
import { textesMessages } from 'domain/app/textes/messages'
import { textesReglages } from 'domain/app/textes/reglages'
import { textesVerification } from 'domain/app/textes/verification'
import { textesAdministration } from 'domain/compte/textes/administration'
import { textesListes } from 'domain/core/textes/listes'
import { textesCorrectionMotifs } from 'domain/pieces/textes/correction-motifs'
import { textesCorrectionPhrases } from 'domain/requetes/textes/correction-phrases'
import { textesSignataires } from 'domain/requetes/textes/signataires'
import { textesStatistiques } from 'domain/suivi/textes/statistiques'
import { Page } from '../core/layout/Page.tsx'
import { Card, CardGrid } from '../core/widgets/Card.tsx'
import { useExisting } from './existing.ts'

const { sections } = textesAdministration
const all = [
  { to: '/administration/comptes', ...sections.comptes },
  { to: '/administration/comptes/nouveau', ...sections.nouveau },
  { to: '/administration/signataires', titre: textesSignataires.titre, texte: textesSignataires.texte },
  { to: '/administration/messages', titre: textesMessages.titre, texte: textesMessages.texte },
  { to: '/administration/pages', ...sections.pages },
  { to: '/administration/listes', titre: textesListes.titre, texte: textesListes.texte },
  { to: '/administration/motifs', titre: textesCorrectionMotifs.titre, texte: textesCorrectionMotifs.texte },
  { to: '/administration/phrases', titre: textesCorrectionPhrases.titre, texte: textesCorrectionPhrases.texte },
  { to: '/administration/courriels', titre: textesEnvois.titre, texte: textesEnvois.texte },
  { to: '/administration/statistiques', titre: textesStatistiques.titre, texte: textesStatistiques.texte },
  { to: '/administration/verification', titre: textesVerification.titre, texte: textesVerification.texte },
  { to: '/administration/reglages', titre: textesReglages.titre, texte: textesReglages.texte },
]

/** Links to the sections of the administration. */
export const AdministrationPage = () => (
  <Page title={textesAdministration.titre}>
    <CardGrid>
      {useExisting(all).map(({ to, titre, texte }) => (
        <Card key={to} title={<Link to={to}>{titre}</Link>}>
          <p>{texte}</p>
        </Card>
      ))}
    </CardGrid>
  </Page>
)
