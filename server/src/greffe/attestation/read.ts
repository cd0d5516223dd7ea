import { registeredSince } from 'domain/association/registered-since'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesAttestation } from 'domain/requetes/ex-officio/obstacles-attestation'
import { getRessortAssociation } from '../../association/greffe-sql.ts'
import { representantsA, findVersion, readableSort } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { greffierDe } from '../signatures.ts'
import type { DonneesAttestation } from './attestation-pdf.ts'
import { lastOrderOn } from './sql.ts'

/** Returns an association for its clerk to attest, with the obstacles. 404 to the clerks of other courts. */
export const attestable = async (db: Db, agent: Personne, numero: string) => {
  const { tribunal, inscrite_le: inscriteLe } = await getRessortAssociation(db, agent, numero)
  const version = await findVersion(db, numero)
  if (!version) throw new Error(`${numero} has no version`)
  return {
    tribunal,
    inscriteLe,
    ordre: version.ordre,
    sort: version,
    contenu: version.contenu,
    obstacles: obstaclesAttestation(version.contenu),
  }
}

/** Returns the data of the attestation, without its code. Refuses when the attestation would be refused. */
export const donneesDe = async (
  db: Db,
  { agent, numero, now }: { agent: Personne; numero: string; now: Date },
): Promise<Omit<DonneesAttestation, 'verification'>> => {
  const { tribunal, inscriteLe, ordre, sort, contenu, obstacles } = await attestable(db, agent, numero)
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  return {
    numero,
    tribunal: await getTribunal(db, tribunal),
    version: { ...contenu, ...(await readableSort(db, sort)) },
    inscriteLe,
    inscritsLe: registeredSince(await representantsA(db, numero, ordre)),
    greffier: greffierDe(agent),
    ordonnance: await lastOrderOn(db, numero),
    delivreeLe: now,
  }
}
