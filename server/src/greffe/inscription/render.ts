import type { FiledType } from 'domain/requetes/types'
import { randomUUID } from 'node:crypto'
import type { TypeDelivrance } from 'domain/association/delivrances'
import { sortOrdinaire } from 'domain/association/motif-etat'
import type { Version } from 'domain/association/version'
import type { FaitDe } from 'domain/requetes/actes/actes'
import type { Visa } from 'domain/requetes/actes/visa'
import { ordonnanceChangements } from 'domain/requetes/depot/ordonnance-changements'
import type { Phrases } from 'domain/requetes/phrases/phrases'
import { villeCourAppel } from 'domain/requetes/decision/recours'
import type { Office } from '../../core/door.ts'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import type { Tribunal } from '../../core/reference/sql.ts'
import { render, type Rendering } from '../feuille.ts'
import { greffierDe, preparationOf } from '../signatures.ts'
import type { Verification } from '../../requetes/printed-parts.ts'
import type { Dossier } from '../../requetes/procedure/dossier.ts'
import { certificatInscription, notificationDecision } from './actes-pdf.ts'
import { type DonneesOrdonnance, ordonnance } from './ordonnance-pdf.ts'

type RenderedActeType = Extract<TypeDelivrance, 'ORDONNANCE' | 'NOTIFICATION_DECISION' | 'CERTIFICAT_INSCRIPTION'>

/** A registration: the filing, the number and the decision. */
interface DecisionFacts {
  demarche: FiledType
  numero: string
  /** The version before the registration; null for a creation. */
  avant: Version | null
  contenu: Version
  fait: FaitDe<'INSCRIPTION'> & { visa?: Visa }
  tribunal: Tribunal
  phrases: Phrases
}

interface Inscription extends DecisionFacts {
  phrasesDeLOrdonnance: Phrases
  /** Whether opening the letter online notifies the decision. */
  enLigne: boolean
  uuids: Record<RenderedActeType, string>
}

/** One of the acts of an inscription, rendered and stored. */
export interface RenderedActe extends Rendering {
  uuid: string
  type: RenderedActeType
}

/** The uuids of the documents that the acts will be. They are made first: the version names them and is written from the same content. */
export const uuidsDesActes = (): Record<RenderedActeType, string> => ({
  ORDONNANCE: randomUUID(),
  NOTIFICATION_DECISION: randomUUID(),
  CERTIFICAT_INSCRIPTION: randomUUID(),
})

/** Returns the data of the acts of an inscription, the order included. */
export const donneesDesActes = (
  { requete, situation, greffier, prepared, instant }: Dossier,
  { demarche, numero, avant, contenu, fait, tribunal, phrases }: DecisionFacts,
): Omit<DonneesOrdonnance, 'verification'> => {
  const { communiqueeLe, oppositionJusquau, reponseLe, opposeeLe, leveeLe, deposeeLe } = situation
  const opposition = opposeeLe && leveeLe ? { le: opposeeLe, leveeLe } : null
  return {
    type: demarche,
    tribunal,
    phrases,
    requete: { numero: requete.numero, deposeeLe },
    // Only a dissolution or a radiation ends an association.
    association: { numero, ...contenu, ...sortOrdinaire },
    dateOrdonnance: fait.le,
    signataire: fait.signataire,
    greffier: greffierDe(greffier),
    preparee: preparationOf(situation, prepared),
    editeLe: instant,
    notifieeA: fait.destinataire.a,
    changements: demarche === 'MODIFICATION' && avant ? ordonnanceChangements(requete.sousTypes, avant, contenu) : null,
    // Not every filing is communicated to the prefect.
    prefet: communiqueeLe && oppositionJusquau ? { communiqueeLe, oppositionJusquau, reponseLe, opposition } : null,
  }
}

/**
 * Renders the order, the notification and the certificate of an inscription, and stores them durably. After a rollback, the sweep removes
 * them.
 */
export const renderActes = async (
  office: Pick<Office, 'pdf' | 'store' | 'settings'>,
  dossier: Dossier,
  inscription: Inscription,
): Promise<RenderedActe[]> => {
  const { contenu, fait, tribunal, phrasesDeLOrdonnance, enLigne, uuids } = inscription
  const { requete } = dossier
  const { decision, destinataire } = fait
  const donnees = donneesDesActes(dossier, inscription)
  const acte = async (type: RenderedActeType, feuille: (verification: Verification) => DocumentPdf): Promise<RenderedActe> => ({
    uuid: uuids[type],
    type,
    ...(await render(office, requete.numero, feuille)),
  })
  const recours = { type: decision.type, villeCourAppel: villeCourAppel(tribunal.departement), enLigne }
  const { denomination, adresse: siege } = contenu.informations
  const qui = destinataire.a === 'ASSOCIATION' ? { denomination, siege } : requete.depot.declarant
  const notification = { ...donnees, destinataire: qui, lrar: destinataire.lrar, recours }
  return Promise.all([
    acte('ORDONNANCE', (verification) => ordonnance({ ...donnees, phrases: phrasesDeLOrdonnance, verification })),
    acte('NOTIFICATION_DECISION', (verification) => notificationDecision({ ...notification, verification })),
    acte('CERTIFICAT_INSCRIPTION', (verification) => certificatInscription({ ...donnees, verification })),
  ])
}
