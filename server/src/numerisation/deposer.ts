import { deposerNumerisation as call, type Numerisation } from 'contract/numerisation/numerisation'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes-refus'
import type * as z from 'zod/mini'
import { getAssociationDuRessort } from '../association/greffe-sql.ts'
import { exigerPresent } from '../compte/present.ts'
import type { Context } from '../core/door.ts'
import { limitesDe } from '../core/files/examiner.ts'
import type { ReceivedFiling } from '../core/files/multipart.ts'
import { recevoir } from '../core/files/recevoir.ts'
import { lireUnFichier } from '../core/files/un-fichier.ts'
import { invalid } from '../core/refusal.ts'
import { lecteurDe } from '../rattachements/lecteur.ts'
import { numerisationPour } from './numerisation.ts'
import { enregistrerNumerisation } from './traiter.ts'

type Ici = Context<typeof call>

/** Receives the digitised file: one PDF, which a whole paper file may make as large as a whole filing. */
export const deposerNumerisation = async (ici: Ici, numero: string): Promise<z.input<typeof Numerisation>> => {
  const { db, user, settings } = ici
  await getAssociationDuRessort(db, user, numero)
  const parFichier = settings.TAILLE_MAX
  return recevoir(ici, call.multipart.name, { fichiers: 1, parFichier }, (recu) => deposer(ici, numero, recu))
}

const deposer = async (ici: Ici, numero: string, recu: ReceivedFiling): Promise<z.input<typeof Numerisation>> => {
  const { db, user, settings, store, now } = ici
  const limites = { ...limitesDe(settings), mimeAcceptes: ['application/pdf'], tailleFichierMax: settings.TAILLE_MAX }
  const { donnees, fichier, erreurs } = await lireUnFichier(call.multipart, recu, limites, user.uuid)
  if (erreurs.length || !donnees || !fichier) throw invalid(textesRefus.saisieInvalide, erreurs)
  // Durable before the transaction that names it (threats §6.2).
  await Promise.all(recu.fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await exigerPresent(trx, user, 'GREFFE')
    await enregistrerNumerisation(trx, ici, { numero, agent, now: now(), nom: nomDeFichier(donnees.nom, fichier.mime), fichier })
    const association = await getAssociationDuRessort(trx, agent, numero)
    return numerisationPour(trx, agent, association, await lecteurDe(trx, agent, association))
  })
}
