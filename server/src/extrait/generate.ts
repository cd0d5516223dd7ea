import { createHash } from 'node:crypto'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { obstaclesExtrait } from 'domain/extrait/obstacles-extrait'
import { textesDelivrance } from 'domain/extrait/textes/delivrance'
import { saveDelivrances, newCode, verificationDe } from '../association/delivrances.ts'
import { findAssociation, findVersion, readableSort } from '../association/sql.ts'
import { recordActe } from '../core/actes.ts'
import type { Download, Office } from '../core/door.ts'
import type { Personne } from '../core/personne.ts'
import { getTribunal } from '../core/reference/sql.ts'
import { precondition } from '../core/refusal.ts'
import { notFound } from '../core/server-errors.ts'
import { conformiteDe } from '../rattachements/conformite.ts'
import { logLecture } from '../rattachements/lectures/log.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { extrait } from './extrait-pdf.ts'
import { findDateInscription } from './sql.ts'

/** Issues an extract of the latest version: rendered, then recorded with its code and its act before it is sent (SRV-38). */
export const generateExtrait = async (
  { db, now, pdf, settings }: Office,
  user: Personne,
  numero: string,
  adresse: string,
): Promise<Download> => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero))
  if (!version) throw notFound()
  const { ordre, contenu, creeLe } = version
  const lecteur = await lecteurDe(db, user, association)
  const conformite = await conformiteDe(db, numero, lecteur)
  const obstacles = obstaclesExtrait({ etatAssociation: contenu.etatAssociation, ...conformite })
  if (obstacles.length > 0) throw precondition(textesRefus.etat, obstacles)

  // An extract names the direction, as the sheet does, so it counts as a reading.
  await logLecture({ db, now, settings }, { compte: user.uuid, sujet: numero, reader: lecteur.reader, adresse })
  const delivreLe = now()
  const verification = verificationDe(newCode(), settings.baseUrl)
  const tribunal = await getTribunal(db, association.tribunal)
  const dateInscription = await findDateInscription(db, numero)
  const document = extrait({
    numero,
    dateInscription,
    version: { ...contenu, ...(await readableSort(db, version)) },
    ordre,
    enVigueurDepuis: jourDeParis(creeLe),
    evenement: version.evenement,
    tribunal,
    delivreLe,
    verification,
  })
  const download = await pdf.renderPdf(document)

  const sha256 = createHash('sha256').update(download).digest('hex')
  await db.transaction().execute(async (trx) => {
    await saveDelivrances(trx, [
      { type: 'EXTRAIT', code: verification.code, association: numero, version: ordre, sha256, compte: user.uuid, delivreLe },
    ])
    await recordActe(trx, {
      sujet: 'association',
      sujetId: numero,
      type: 'EXTRAIT',
      instant: delivreLe,
      auteur: user.uuid,
      contenu: { version: ordre, sha256 },
    })
  })
  return { download, type: 'application/pdf', nom: textesDelivrance.fichier(numero), taille: download.length }
}
