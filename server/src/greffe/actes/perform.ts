import { textesRefus } from 'domain/core/textes/refus'
import { type Acte, definitionDe, type SaisieOf, type FaitDe } from 'domain/requetes/actes/actes'
import type { GreffeActe } from 'domain/requetes/procedure/obstacles'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { registerAssociation } from '../inscription/register.ts'
import { issueRecepisse } from '../recepisse/issue.ts'
import { liftContestation } from '../../requetes/contestation/lift.ts'
import { recordNotification } from '../../requetes/notification/announce.ts'
import { recordPublication } from '../publication/record.ts'
import { sendAvis } from '../publication/send.ts'
import { reject } from '../rejet/reject.ts'
import type { ActeRecord, Effets } from '../../requetes/procedure/acte-record.ts'
import { announceOpposition } from '../../requetes/procedure/announce-opposition.ts'
import { correct } from './correct.ts'
import { takeOverDossier } from '../../requetes/procedure/take-over.ts'
import { circonstancesDe } from '../../requetes/procedure/circonstances.ts'
import { findDoneActe, type Dossier, recordGreffeActe, requirePossibleActe, readDossier } from '../../requetes/procedure/dossier.ts'

const effets: Effets = {
  REPRISE_DOSSIER: takeOverDossier,
  RECEPISSE: (office, dossier, { fait }) => issueRecepisse(office, dossier, fait),
  OPPOSITION_PREFET: announceOpposition,
  LEVEE_OPPOSITION: announceOpposition,
  INSCRIPTION: (office, dossier, { fait }) => registerAssociation(office, dossier, fait),
  REJET: reject,
  AVIS_FIN_PUBLICATION: sendAvis,
  CONSTAT_PUBLICATION: recordPublication,
  CORRECTION: correct,
  LEVEE_CONTESTATION: liftContestation,
  NOTIFICATION: recordNotification,
}

interface Demande {
  numero: string
  /** The clerk's input, with the version of the request that they read. */
  dit: { version: number }
  /** Side effects of the capabilities downstream. */
  autres?: Effets
}

/**
 * Does an act of the court on a request: reads, decides, writes. An act sent twice is done once, and both calls succeed. Returns the act as
 * recorded.
 */
export const performActe = async (office: Office, agent: Personne, type: GreffeActe, { numero, dit, autres }: Demande): Promise<Acte> => {
  const read = () => readDossier(office.db, agent, numero, office.now())
  const dossier = await read()
  const { make, check, texte } = definitionDe(type)
  const ici = circonstancesDe(dossier)
  const refuse = () => {
    const erreurs = check?.(dit, ici) ?? []
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  }
  const fait = make?.(dit, ici)
  if (!fait) {
    // The obstacles to any act of this kind come first.
    requirePossibleActe(dossier, type, dit.version, ici.aujourdhui)
    refuse()
    throw new Error(`${type} cannot be made of what it accepts`)
  }
  const mots = texte?.(dit)
  const deja = findDoneActe(dossier, dit.version, fait, mots)
  if (deja) return deja
  requirePossibleActe(dossier, type, dit.version, fait.le)
  refuse()
  try {
    const enregistrement = { fait: fait as FaitDe<GreffeActe>, dit: dit as unknown as SaisieOf<GreffeActe>, texte: mots }
    return await write(office, dossier, enregistrement, { ...effets, ...autres })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    // Another call recorded the same act at the same time.
    const entreTemps = findDoneActe(await read(), dit.version, fait, mots)
    if (entreTemps) return entreTemps
    throw error
  }
}

const write = async (office: Office, dossier: Dossier, enregistrement: ActeRecord, tous: Effets): Promise<Acte> => {
  const { fait, texte } = enregistrement
  const effet = tous[fait.type as GreffeActe] as
    | ((office: Office, dossier: Dossier, enregistrement: ActeRecord) => Promise<Acte>)
    | undefined
  if (effet) return effet(office, dossier, enregistrement)
  const acte = fait as Acte
  await office.db.transaction().execute((trx) => recordGreffeActe(trx, dossier, acte, texte))
  return acte
}
