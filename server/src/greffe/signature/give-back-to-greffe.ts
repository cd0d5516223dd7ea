import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Acte } from 'domain/requetes/actes/actes'
import { obstaclesRetourAuGreffe } from 'domain/requetes/actes/obstacles-signature'
import type { Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition, Refusal } from '../../core/refusal.ts'
import { conflit, findDoneActe, recordGreffeActe, readDossier } from '../../requetes/procedure/dossier.ts'

interface Retour {
  version: number
  motif: string
}

/** The judge declines to sign and says why: the file goes back to the clerk who holds it. */
export const giveBackToGreffe = async (office: Office, juge: Personne, numero: string, { version, motif }: Retour): Promise<void> => {
  const read = () => readDossier(office.db, juge, numero, office.now())
  const dossier = await read()
  const acte: Acte = { type: 'RETOUR_AU_GREFFE', le: jourDeParis(dossier.instant) }
  if (findDoneActe(dossier, version, acte, motif)) return
  if (version !== dossier.journal.at(-1)?.rang) throw conflit(dossier, version)
  const obstacles = obstaclesRetourAuGreffe(dossier.situation)
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)
  try {
    await office.db.transaction().execute((trx) => recordGreffeActe(trx, dossier, acte, motif))
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 409 || !findDoneActe(await read(), version, acte, motif)) throw error
  }
}
