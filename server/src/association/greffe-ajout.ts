import { ajouterDocument as call } from 'contract/association/greffe'
import { sous } from 'domain/core/erreurs'
import { completerAnnexe } from 'domain/core/annexe'
import { jourDeParis } from 'domain/core/jour'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes-refus'
import { verifierAnnexe } from 'domain/core/verifier-annexe'
import { exigerPresent } from '../compte/present.ts'
import type { Context } from '../core/door.ts'
import { limitesDe } from '../core/files/examiner.ts'
import type { ReceivedFiling } from '../core/files/multipart.ts'
import { recevoir } from '../core/files/recevoir.ts'
import { lireUnFichier } from '../core/files/un-fichier.ts'
import { invalid } from '../core/refusal.ts'
import { ajouterDocument } from './greffe-documents.ts'
import { getAssociationDuRessort } from './greffe-sql.ts'

type Ici = Context<typeof call>

/** Receives a document of the court and its file; every refusal at once, under its field. Answers the new ordre. */
export const recevoirDocument = async (ici: Ici, numero: string): Promise<number> => {
  await getAssociationDuRessort(ici.db, ici.user, numero)
  return recevoir(ici, call.multipart.name, { fichiers: 1 }, (recu) => ajouter(ici, numero, recu))
}

const ajouter = async ({ db, settings, store, user, now }: Ici, numero: string, recu: ReceivedFiling): Promise<number> => {
  const instant = now()
  const { donnees, fichier, erreurs } = await lireUnFichier(call.multipart, recu, limitesDe(settings), user.uuid)
  const declare = donnees ? sous('annexe', verifierAnnexe(completerAnnexe(donnees.annexe, 'greffe'), 'greffe', jourDeParis(instant))) : []
  if (erreurs.length || declare.length || !donnees || !fichier) throw invalid(textesRefus.saisieInvalide, [...declare, ...erreurs])
  // Durable before the transaction that names it (threats §6.2).
  await Promise.all(recu.fichiers.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    const agent = await exigerPresent(trx, user, 'GREFFE')
    const annexe = { ...donnees.annexe, nom: nomDeFichier(donnees.annexe.nom, fichier.mime) }
    return ajouterDocument(trx, { agent, numero, now: instant }, { ...donnees, annexe, fichier })
  })
}
