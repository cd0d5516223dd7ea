import { textesRefus } from 'domain/core/textes/refus'
import { type Acte, definitionDe, type DitDe, type FaitDe } from 'domain/requetes/actes/actes'
import type { ActeDuGreffe } from 'domain/requetes/procedure/obstacles'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { inscrire } from '../inscription/inscrire.ts'
import { delivrerRecepisse } from '../recepisse/delivrer.ts'
import { leverContestation } from '../../requetes/contestation/lever.ts'
import { enregistrerNotification } from '../../requetes/notification/annoncer.ts'
import { constaterPublication } from '../publication/constater.ts'
import { envoyerAvis } from '../publication/envoyer.ts'
import { rejeter } from '../rejet/rejeter.ts'
import type { ActeDit, Effets } from '../../requetes/procedure/acte-dit.ts'
import { annoncerOpposition } from '../../requetes/procedure/annoncer-opposition.ts'
import { corriger } from './corriger.ts'
import { reprendreDossier } from '../../requetes/procedure/reprendre.ts'
import { circonstancesDe } from '../../requetes/procedure/circonstances.ts'
import { dejaFait, type Dossier, enregistrerActeDuGreffe, exigerActePossible, lireDossier } from '../../requetes/procedure/dossier.ts'

const effets: Effets = {
  REPRISE_DOSSIER: reprendreDossier,
  RECEPISSE: (office, dossier, { fait }) => delivrerRecepisse(office, dossier, fait),
  OPPOSITION_PREFET: annoncerOpposition,
  LEVEE_OPPOSITION: annoncerOpposition,
  INSCRIPTION: (office, dossier, { fait }) => inscrire(office, dossier, fait),
  REJET: rejeter,
  AVIS_FIN_PUBLICATION: envoyerAvis,
  CONSTAT_PUBLICATION: constaterPublication,
  CORRECTION: corriger,
  LEVEE_CONTESTATION: leverContestation,
  NOTIFICATION: enregistrerNotification,
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
export const faireActe = async (office: Office, agent: Personne, type: ActeDuGreffe, { numero, dit, autres }: Demande): Promise<Acte> => {
  const lire = () => lireDossier(office.db, agent, numero, office.now())
  const dossier = await lire()
  const { faire, verifier, texte } = definitionDe(type)
  const ici = circonstancesDe(dossier)
  const refuser = () => {
    const erreurs = verifier?.(dit, ici) ?? []
    if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  }
  const fait = faire?.(dit, ici)
  if (!fait) {
    // The obstacles to any act of this kind come first.
    exigerActePossible(dossier, type, dit.version, ici.aujourdhui)
    refuser()
    throw new Error(`${type} cannot be made of what it accepts`)
  }
  const mots = texte?.(dit)
  const deja = dejaFait(dossier, dit.version, fait, mots)
  if (deja) return deja
  exigerActePossible(dossier, type, dit.version, fait.le)
  refuser()
  try {
    const enregistrement = { fait: fait as FaitDe<ActeDuGreffe>, dit: dit as unknown as DitDe<ActeDuGreffe>, texte: mots }
    return await ecrire(office, dossier, enregistrement, { ...effets, ...autres })
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409) throw error
    // Another call recorded the same act at the same time.
    const entreTemps = dejaFait(await lire(), dit.version, fait, mots)
    if (entreTemps) return entreTemps
    throw error
  }
}

const ecrire = async (office: Office, dossier: Dossier, enregistrement: ActeDit, tous: Effets): Promise<Acte> => {
  const { fait, texte } = enregistrement
  const effet = tous[fait.type as ActeDuGreffe] as
    | ((office: Office, dossier: Dossier, enregistrement: ActeDit) => Promise<Acte>)
    | undefined
  if (effet) return effet(office, dossier, enregistrement)
  const acte = fait as Acte
  await office.db.transaction().execute((trx) => enregistrerActeDuGreffe(trx, dossier, acte, texte))
  return acte
}
