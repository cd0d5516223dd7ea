import { inscritsDepuis } from 'domain/association/inscrits-depuis'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes-refus'
import { obstaclesAttestation } from 'domain/requetes/office/obstacles-attestation'
import { enFonction, nommer, verifierSignataire } from 'domain/requetes/signataires'
import { getAssociationDuRessort } from '../../association/greffe-sql.ts'
import { directionsDe, findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { greffierDe } from '../feuille.ts'
import { signatairesDe } from '../signataires/sql.ts'
import type { DonneesAttestation } from './attestation-pdf.ts'

/** An association as its clerk may attest it on a day: who may sign, and what stands in the way. 404 to the clerks of other courts. */
export const attestable = async (db: Db, agent: Personne, numero: string, instant: Date) => {
  const { tribunal, inscrite_le: inscriteLe } = await getAssociationDuRessort(db, agent, numero)
  const version = await findVersion(db, numero)
  if (!version) throw new Error(`${numero} has no version`)
  const le = jourDeParis(instant)
  const signataires = enFonction(await signatairesDe(db, tribunal, { depuis: le, jusqua: le }), le)
  const obstacles = obstaclesAttestation({ ...version.contenu, signataires: signataires.length > 0 })
  return { tribunal, inscriteLe, ordre: version.ordre, contenu: version.contenu, signataires, obstacles }
}

/** What the attestation holds, but for its code; refused where it would be. */
export const donneesDe = async (
  db: Db,
  { agent, numero, now }: { agent: Personne; numero: string; now: Date },
  signataire: number,
): Promise<Omit<DonneesAttestation, 'verification'>> => {
  const { tribunal, inscriteLe, ordre, contenu, signataires, obstacles } = await attestable(db, agent, numero, now)
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  const erreurs = verifierSignataire(signataires, signataire, jourDeParis(now))
  const signe = signataires.find(({ id }) => id === signataire)
  if (erreurs.length > 0 || !signe) throw invalid(textesRefus.saisieInvalide, erreurs)
  return {
    numero,
    tribunal: await getTribunal(db, tribunal),
    version: contenu,
    inscriteLe,
    inscritsLe: inscritsDepuis(await directionsDe(db, numero, ordre)),
    signataire: nommer(signe),
    greffier: greffierDe(agent),
    delivreeLe: now,
  }
}
