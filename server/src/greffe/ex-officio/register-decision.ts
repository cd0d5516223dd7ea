import { randomUUID } from 'node:crypto'
import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { nomDeDocument } from 'domain/core/nom-document'
import { textesRefus } from 'domain/core/textes/refus'
import { evenementDe } from 'domain/requetes/etat/evenement-de'
import { type StoredDecision, type DecisionEnVigueur, decisionEnVigueur } from 'domain/requetes/ex-officio/decision-en-vigueur'
import type { DecisionJudiciaire } from 'domain/requetes/ex-officio/decision-judiciaire'
import { natureDefinitions } from 'domain/requetes/ex-officio/natures-decision'
import { obstaclesDecision } from 'domain/requetes/ex-officio/obstacles-decision'
import { checkDecisionJudiciaire } from 'domain/requetes/ex-officio/check-decision-judiciaire'
import { versionAfterDecision, versionAfterInfirmation } from 'domain/requetes/ex-officio/version-after-decision'
import { type ActeOnAssociation, type AssociationEnMain, changeContenu, logActe, takeAtVersion } from '../../association/act.ts'
import { saveDocuments } from '../../association/documents.ts'
import { findVersion } from '../../association/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { identifiantsDesMembres } from '../inscription/identifiants.ts'
import { announceDecision } from './announce-decision.ts'
import { decidedVersions } from './sql.ts'

interface Demande {
  /** The decision itself, already in the store. */
  fichier: KeptFichier
  version: number
  /** For the attached users and the court only. */
  reserve: boolean
  decision: DecisionJudiciaire
}

const contenuDe = async (
  trx: Trx,
  { numero, contenu: avant }: AssociationEnMain,
  decision: DecisionJudiciaire,
  infirmee: { enVigueur: DecisionEnVigueur; etats: Version['etatAssociation'][] } | null,
  document: string,
): Promise<Version> => {
  if (!infirmee) return versionAfterDecision(decision, avant, { membre: identifiantsDesMembres(), document })
  const rendue = await findVersion(trx, numero, infirmee.enVigueur.ordre - 1)
  if (!rendue) throw new Error('a decision made the first version of an association')
  return versionAfterInfirmation(avant, rendue.contenu, infirmee.etats, document)
}

/**
 * Records the decision of a court or an authority on an association, or one that reverses it, in one transaction (STAFF-14). Mails it to
 * the attached users and the followers. Returns the ordre of the version it makes.
 */
export const registerDecision = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  acte: ActeOnAssociation,
  { version, reserve, decision, fichier }: Demande,
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { contenu: avant, inscriteLe, ordre: vue } = dossier
  const { numero, now } = acte
  const versions = await decidedVersions(trx, numero)
  const enVigueur = decisionEnVigueur(versions)
  const obstacles = obstaclesDecision(decision.nature, { avant, infirmable: enVigueur !== null })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const erreurs = checkDecisionJudiciaire(decision, { avant, inscriteLe, enVigueur, aujourdhui: jourDeParis(now) })
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)

  const { nature, autorite, sousType, date, numero: numeroDecision, motif } = decision
  const infirmee =
    nature === 'INFIRMATION' && enVigueur
      ? { enVigueur, etats: versions.filter(({ ordre }) => ordre < enVigueur.ordre).map(({ etat }) => etat) }
      : null
  const uuid = randomUUID()
  const dite: StoredDecision = { nature, autorite, date, numero: numeroDecision, infirme: infirmee?.enVigueur.ordre ?? null }
  const { typeRequete, sousType: touche } = natureDefinitions[nature]

  await referenceFichiers(trx, now, [fichier])
  const { sha256, mime } = fichier
  const dit = { type: 'DECISION_JUDICIAIRE', sousType, date }
  const document = { ...dit, uuid, nom: nomDeDocument(dit, mime), sha256, reserve }
  await saveDocuments(trx, now, [{ ...document, association: numero, requete: null, dateEffet: null, journal: null }])
  await logActe(trx, acte, { type: 'DECISION_JUDICIAIRE', contenu: { avant: vue, ...dite, document: uuid, sha256 }, texte: motif })
  const contenu = await contenuDe(trx, dossier, decision, infirmee, uuid)
  const ordre = await changeContenu(trx, dossier, {
    evenement: evenementDe(typeRequete),
    contenu,
    details: { office: { typeRequete, sousTypes: [touche], decision: dite } },
  })
  await announceDecision(trx, office, dossier, { contenu, ordre, dite, motif })
  return ordre
}
