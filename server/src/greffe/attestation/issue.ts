import { jourDeParis } from 'domain/core/jour'
import { type ActeOnAssociation, takeAtVersion } from '../../association/act.ts'
import { saveDelivrances } from '../../association/delivrances.ts'
import { registerDocumentInHand } from '../../association/register-document.ts'
import { documentsDe } from '../../association/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { referenceFichiers } from '../../core/files/sql.ts'
import { render } from '../feuille.ts'
import { attestation } from './attestation-pdf.ts'
import { donneesDe } from './read.ts'

const type = 'ATTESTATION_INSCRIPTION'

/**
 * Delivers the attestation of the version that the clerk read. It joins the documents of the association, in force instead of the former
 * ones, and its code is recorded. Returns the ordre of the version it makes.
 */
export const issueAttestation = async (
  trx: Trx,
  office: Pick<Office, 'pdf' | 'store' | 'settings'>,
  acte: ActeOnAssociation,
  version: number,
): Promise<number> => {
  const { agent, numero, now } = acte
  const dossier = await takeAtVersion(trx, acte, version)
  const donnees = await donneesDe(trx, acte)
  const { code, fichier, nom } = await render(office, numero, (verification) => attestation({ ...donnees, verification }))
  const { sha256 } = fichier
  await referenceFichiers(trx, now, [fichier])
  const remplaces = (await documentsDe(trx, numero)).filter((document) => document.type === type).map(({ uuid }) => uuid)
  const ordre = await registerDocumentInHand(trx, dossier, { requete: null, nom, type, date: jourDeParis(now), sha256, remplaces })
  await saveDelivrances(trx, [{ code, type, association: numero, version: ordre, sha256, compte: agent.uuid, delivreLe: now }])
  return ordre
}
