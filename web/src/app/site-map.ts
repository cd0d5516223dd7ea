import { textesEnvois } from 'domain/app/textes/envois'
import { textesMessages } from 'domain/app/textes/messages'
import { textesPlan } from 'domain/app/textes/plan'
import { textesCorrectionMotifs } from 'domain/pieces/textes/correction-motifs'
import { textesCorrectionPhrases } from 'domain/requetes/textes/correction-phrases'
import { textesDepotPapier } from 'domain/requetes/textes/depot-papier'
import { textesReglages } from 'domain/app/textes/reglages'
import { textesVerification } from 'domain/app/textes/verification'
import { textesStatistiques } from 'domain/suivi/textes/statistiques'
import { textesAdministration } from 'domain/compte/textes/administration'
import { textesMessageTribunal } from 'domain/core/textes/message-tribunal'
import { textesListes } from 'domain/core/textes/listes'
import { textesOwnAssociations } from 'domain/registre/textes/own-associations'
import { textesListeRequetes } from 'domain/suivi/textes/liste-requetes'
import { textesSignature } from 'domain/requetes/textes/signature'
import { textesTransfert } from 'domain/requetes/textes/transfert'
import { textesSignataires } from 'domain/requetes/textes/signataires'
import { textesChrome } from 'domain/core/textes/chrome'

/** A page of the site map. `account`: requires a sign-in. `visitor`: useless once signed in. */
export interface MappedPage {
  to: string
  label: string
  account?: true
  visitor?: true
}

export interface MappedGroup {
  title: string
  pages: MappedPage[]
  authority?: 'GREFFE' | 'JUGE' | 'ADMINISTRATION'
}

const { groupes } = textesPlan
const { onglets } = textesChrome
const { sections } = textesAdministration

/** The pages that a person can open by address, by group (RGAA 12.3). The footer's pages are in « informations ». */
export const siteMap = (footer: readonly MappedPage[]): MappedGroup[] => [
  {
    title: groupes.compte,
    pages: [
      { to: '/startlogin', label: textesPlan.connexion, visitor: true },
      { to: '/utilisateur/creationcompte', label: textesPlan.creationCompte, visitor: true },
      { to: '/utilisateur/jaioublie', label: textesPlan.oubli, visitor: true },
      { to: '/accueil', label: onglets.accueil, account: true },
      { to: '/utilisateur/modification', label: textesPlan.monCompte, account: true },
    ],
  },
  {
    title: groupes.registre,
    pages: [
      { to: '/association', label: onglets.registre, account: true },
      { to: '/mes-associations', label: onglets.associations, account: true },
      { to: '/mes-associations/tableau', label: textesOwnAssociations.titre, account: true },
      { to: '/verification', label: textesPlan.verification },
    ],
  },
  {
    title: groupes.requetes,
    pages: [
      { to: '/creation', label: textesPlan.creation, account: true },
      { to: '/requete', label: onglets.suivi, account: true },
      { to: '/requete/toutes', label: textesListeRequetes.titre, account: true },
    ],
  },
  {
    title: groupes.greffe,
    authority: 'GREFFE',
    pages: [
      { to: '/greffe', label: textesPlan.fileGreffe },
      { to: '/greffe/statistiques', label: textesStatistiques.titre },
      { to: '/greffe/message', label: textesMessageTribunal.titre },
      { to: '/greffe/rattachement', label: textesPlan.rattachements },
      { to: '/greffe/numerisation', label: textesPlan.numerisations },
      { to: '/greffe/transfert', label: textesTransfert.recus.titre },
      { to: '/greffe/depot/creation', label: textesDepotPapier.entree },
      { to: '/greffe/association/reprise', label: textesPlan.reprise },
    ],
  },
  {
    title: groupes.juge,
    authority: 'JUGE',
    pages: [{ to: '/juge', label: textesSignature.titre }],
  },
  {
    title: groupes.administration,
    authority: 'ADMINISTRATION',
    pages: [
      { to: '/administration', label: textesAdministration.titre },
      { to: '/administration/comptes', label: sections.comptes.titre },
      { to: '/administration/comptes/nouveau', label: sections.nouveau.titre },
      { to: '/administration/signataires', label: textesSignataires.titre },
      { to: '/administration/pages', label: sections.pages.titre },
      { to: '/administration/listes', label: textesListes.titre },
      { to: '/administration/motifs', label: textesCorrectionMotifs.titre },
      { to: '/administration/phrases', label: textesCorrectionPhrases.titre },
      { to: '/administration/messages', label: textesMessages.titre },
      { to: '/administration/courriels', label: textesEnvois.titre },
      { to: '/administration/statistiques', label: textesStatistiques.titre },
      { to: '/administration/verification', label: textesVerification.titre },
      { to: '/administration/reglages', label: textesReglages.titre },
    ],
  },
  { title: groupes.informations, pages: [...footer] },
]
