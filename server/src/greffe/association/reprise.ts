import { randomUUID } from 'node:crypto'
import { reprendreMembres } from 'domain/association/reprendre-membres'
import type { Reprise } from 'domain/association/reprise'
import { verifierReprise } from 'domain/association/verifier-reprise'
import { sous } from 'domain/core/erreurs'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import type { Trx } from '../../core/database.ts'
import { invalid } from '../../core/refusal.ts'
import { type ActeSurAssociation, changer, consignerActe, prendreALaVersion } from '../../association/agir.ts'
import '../../association/tables.ts'

/** Writes the paper references of an association and the events read there. They replace those read before (ENT-21). */
export const enregistrerReprise = async (trx: Trx, acte: ActeSurAssociation, reprise: Reprise): Promise<void> => {
  const { numero, now } = acte
  const { numeroVolume, numeroFolio } = reprise
  const registre = JSON.stringify(reprise.registre)
  const ligne = { numero_volume: numeroVolume, numero_folio: numeroFolio, registre, reprise_le: now }
  await trx
    .insertInto('reprise')
    .values({ association: numero, ...ligne })
    .onConflict((conflict) => conflict.column('association').doUpdateSet(ligne))
    .execute()
  await trx.updateTable('association').set({ volume: numeroVolume, folio: numeroFolio }).where('numero', '=', numero).execute()
  // The paper's events are stored as the erasable text of the act, since they may describe people.
  await consignerActe(trx, acte, { type: 'REPRISE', contenu: { numeroVolume, numeroFolio }, texte: registre })
}

interface Reprendre {
  version: number
  reprise: Reprise
  /** Descriptions of the members read there. */
  membres: readonly string[]
}

/** Takes over the paper register of an association already in the register; a version REPRISE (STAFF-18). Returns its ordre. */
export const reprendreRegistre = async (trx: Trx, acte: ActeSurAssociation, { version, reprise, membres }: Reprendre): Promise<number> => {
  const dossier = await prendreALaVersion(trx, acte, version)
  const erreurs = sous('reprise', verifierReprise(reprise, jourDeParis(acte.now)))
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  await enregistrerReprise(trx, acte, reprise)
  const direction = reprendreMembres(dossier.contenu, membres, randomUUID)
  return changer(trx, dossier, { evenement: 'REPRISE', contenu: { ...dossier.contenu, ...direction } })
}
