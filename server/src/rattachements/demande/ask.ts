import type { Answered } from 'contract/core/call'
import type { demanderRattachement as call } from 'contract/rattachements/demande'
import { completeAnnexe } from 'domain/core/annexe'
import { jourDeParis } from 'domain/core/jour'
import { nomDeFichier } from 'domain/core/nom-fichier'
import { textesRefus } from 'domain/core/textes/refus'
import { type DemandeRattachement, checkDemande } from 'domain/rattachements/demande'
import { obstaclesRattachement, onlineRattachementVoies } from 'domain/rattachements/demande-obstacles'
import { textesDemande } from 'domain/rattachements/textes/demande'
import { dernierEtat, findAssociation } from '../../association/sql.ts'
import { lockAssociation } from '../../association/verrou.ts'
import { requirePresent } from '../../compte/present.ts'
import { empreinteJson } from '../../core/canonical.ts'
import type { Db } from '../../core/database.ts'
import type { Context, Handler } from '../../core/door.ts'
import { examineAll, limitesDe } from '../../core/files/examine.ts'
import { reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition, Refusal } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { lecteurDe, lienWith } from '../lecteur.ts'
import { saveDemande } from './save.ts'
import { findEnvoi } from './sql.ts'

type Reponse = Answered<typeof call>
const voies: ReadonlySet<string> = new Set(onlineRattachementVoies)

interface Envoi {
  compte: string
  cle: string | null
  empreinte: string
}

/** The answer already given to the same send; null when it is new. A key reused with another content is refused (422). */
const findReponse = async (db: Db, envoi: Envoi): Promise<Reponse | null> => {
  const found = await findEnvoi(db, envoi)
  if (!found) return null
  if (found.empreinte !== envoi.empreinte) throw new Refusal(422, textesRefus.cleReutilisee)
  return { tacheRattachement: found.uuid, statut: 'EN_COURS', demandeeLe: found.demandeeLe.toISOString() }
}

/** 404 when the association does not exist, 412 with the obstacles when it cannot be asked (SRV-44). */
const requirePossible = async (db: Db, user: Personne, numero: string): Promise<void> => {
  const association = await findAssociation(db, numero)
  if (!association) throw notFound()
  const { etat, depuis } = await lienWith(db, user, numero, await lecteurDe(db, user, association))
  const rattachement = { etat, depuis: depuis && jourDeParis(depuis) }
  const raisons = obstaclesRattachement({ rattachement, derniere: await dernierEtat(db, association) }, voies)
  if (raisons.length > 0) throw precondition(textesRefus.etat, raisons)
}

/** Opens the files and checks each annexe as 'rattachement', and their total size (ATTACH-06, ATTACH-09). */
const recevable = async (
  lue: DemandeRattachement,
  recus: readonly Spooled[],
  { db, settings, user }: Pick<Context<typeof call>, 'db' | 'settings' | 'user'>,
  instant: Date,
): Promise<{ demande: DemandeRattachement; fichiers: KeptFichier[] }> => {
  const demande = { ...lue, documents: lue.documents.map((annexe) => completeAnnexe(annexe, 'rattachement')) }
  if (demande.documents.length !== recus.length)
    throw invalid(textesRefus.saisieInvalide, [{ field: 'documents', defaultMessage: textesDemande.fichiersEnTrop }])
  const { tailleRattachementMax: tailleMax } = await reglagesEnVigueur({ db, settings })
  const limites = { ...(await limitesDe({ db, settings })), tailleMax }
  const examens = await examineAll(recus, limites, user.uuid)
  const erreurs = checkDemande(demande, { aujourdhui: jourDeParis(instant), limites, fichiers: examens })
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const fichiers = examens.filter((examen) => 'mime' in examen)
  const documents = demande.documents.map((document, rang) => ({
    ...document,
    nom: nomDeFichier(document.nom, fichiers[rang]?.mime ?? ''),
  }))
  return { demande: { ...demande, documents }, fichiers }
}

/**
 * Asks the court for an attachment, once per key, all or nothing. Files are durable before the transaction that names them (SRV-44).
 * The association's row is locked meanwhile, so that of two requests of one account one is refused.
 */
export const ask: Handler<typeof call> = async ({ params: { numero }, headers, lu, fichiers: recus }, ici) => {
  const { db, store, user } = ici
  const instant = ici.now()
  const contenu = { association: numero, demande: lu, fichiers: recus.map(({ sha256, taille }) => ({ sha256, taille })) }
  const envoi = { compte: user.uuid, cle: headers['idempotency-key'] ?? null, empreinte: empreinteJson(contenu) }
  const deja = await findReponse(db, envoi)
  if (deja) return deja
  await requirePossible(db, user, numero)
  const { demande, fichiers } = await recevable(lu, recus, ici, instant)
  await Promise.all(recus.map((spooled) => store.keep(spooled)))
  return db.transaction().execute(async (trx) => {
    await requirePresent(trx, user, 'USAGER')
    await lockAssociation(trx, numero)
    const premier = await findReponse(trx, envoi)
    if (premier) return premier
    await requirePossible(trx, user, numero)
    const uuid = await saveDemande(trx, { ...envoi, association: numero, demande, fichiers, now: instant })
    return { tacheRattachement: uuid, statut: 'EN_COURS', demandeeLe: instant.toISOString() }
  })
}
