import type { Version } from 'domain/association/version'
import type { Jour } from 'domain/core/jour'
import { libelleCivilite } from 'domain/core/personne'
import type { Declarant } from 'domain/requetes/depot/declarant'
import { say, type Phrases } from 'domain/requetes/phrases/phrases'
import { textesNotification } from 'domain/requetes/textes/notification'
import type { TypeRecours } from 'domain/requetes/types'
import { newCode, verificationDe } from '../association/delivrances.ts'
import type { Office } from '../core/door.ts'
import { keepPdf } from '../core/files/keep-pdf.ts'
import type { KeptFichier } from '../core/files/sql.ts'
import type { Block, DocumentPdf } from '../core/pdf/document.ts'
import { blocVerification, courtPage, lignesAdresse, sentCourtPage } from '../requetes/printed-parts.ts'
import type { CourtPage, Verification } from '../requetes/printed-parts.ts'

/** The filer, as declared. */
export type DestinataireDeclarant = Pick<
  Declarant,
  'civilite' | 'nom' | 'prenom' | 'adresse' | 'complementAdresse' | 'codePostal' | 'ville'
>

/** An association, at its head office. */
type DestinataireAssociation = Pick<Version['informations'], 'denomination'> & { siege: Version['informations']['adresse'] }

type Destinataire = DestinataireDeclarant | DestinataireAssociation

/** How a decision is notified, its addressee, and how it may be appealed (STAFF-10). */
export interface NotificationTerms {
  destinataire: Destinataire
  lrar: boolean
  recours: {
    type: TypeRecours
    villeCourAppel: string
    /** Whether opening the letter online notifies the decision too (docs/decisions/0127). */
    enLigne: boolean
  }
}

export const destinataireNom = (destinataire: Destinataire): string =>
  'siege' in destinataire
    ? destinataire.denomination
    : `${libelleCivilite(destinataire.civilite)} ${destinataire.prenom} ${destinataire.nom}`

/** Returns the name and the address of the addressee of a letter, line by line. */
export const adresseDe = (destinataire: Destinataire): string[] => {
  const nom = destinataireNom(destinataire)
  if ('siege' in destinataire) return [nom, ...lignesAdresse(destinataire.siege).split('\n')]
  const { adresse, complementAdresse, codePostal, ville } = destinataire
  return [nom, ...[adresse, complementAdresse, `${codePostal} ${ville}`].filter((ligne) => ligne !== null)]
}

/** Says that a letter goes by registered post (CPC annex art. 5). */
export const champEnvoi = ({ lrar }: Pick<NotificationTerms, 'lrar'>) =>
  lrar ? [{ term: textesNotification.envoi, value: textesNotification.lrar }] : []

/** The ways to appeal and how to use them, if any (CPC annex art. 7). */
export const voiesDeRecours = ({
  phrases,
  recours: { type, villeCourAppel, enLigne },
}: Pick<NotificationTerms, 'recours'> & { phrases: Phrases }): Block[] => [
  {
    kind: 'paragraph',
    text: [
      say(phrases, `notification-${type}`, { ville: villeCourAppel }),
      ...(type === 'POURVOI_IMMEDIAT' ? [say(phrases, enLigne ? 'notification-delai-en-ligne' : 'notification-delai', {})] : []),
    ].join(' '),
  },
  ...(type === 'SANS_RECOURS' ? [] : [{ kind: 'paragraph', text: say(phrases, 'notification-forme', {}) } as const]),
]

/** Data common to every act that the court issues on a request. */
export interface DonneesFeuille extends Pick<CourtPage, 'tribunal' | 'editeLe'> {
  requete: { numero: string; deposeeLe: Jour }
  verification: Verification
}

/** The page layout of an act, with its code. */
export const feuille = (titre: string, { requete, verification, ...page }: DonneesFeuille, blocks: Block[]): DocumentPdf =>
  courtPage({ ...page, titre, numero: requete.numero }, [...blocks, blocVerification(verification)])

/** The page layout of an act sent to somebody. */
export const sentFeuille = (
  titre: string,
  { requete, verification, ...page }: DonneesFeuille,
  addressee: string[],
  blocks: Block[],
): DocumentPdf => sentCourtPage({ ...page, titre, numero: requete.numero }, addressee, [...blocks, blocVerification(verification)])

/** Same, addressed to the filer or to the association. */
export const addressedFeuille = (
  titre: string,
  donnees: DonneesFeuille & Pick<NotificationTerms, 'destinataire'>,
  blocks: Block[],
): DocumentPdf => sentFeuille(titre, donnees, adresseDe(donnees.destinataire), blocks)

/** An act of the court, made and kept: its file, and the code that verifies it. */
export interface Rendering {
  nom: string
  code: string
  fichier: KeptFichier
}

/** Renders an act under a new code and stores it durably. After a rollback, the sweep removes it. */
export const render = async (
  { pdf, store, settings }: Pick<Office, 'pdf' | 'store' | 'settings'>,
  requete: string,
  document: (verification: Verification) => DocumentPdf,
): Promise<Rendering> => {
  const code = newCode()
  const rendu = document(verificationDe(code, settings.baseUrl))
  return { nom: `${rendu.title} ${requete}.pdf`, code, fichier: await keepPdf(store, await pdf.renderPdf(rendu)) }
}
