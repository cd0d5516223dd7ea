import { reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import type { Answered, Received } from 'contract/core/call'
import type { joindreAuBrouillon as call } from 'contract/requetes/brouillon'
import { textesRefus } from 'domain/core/textes/refus'
import { demarches } from 'domain/requetes/demarches/demarches'
import { maxAnnexes } from 'domain/requetes/depot/depot'
import { textesBrouillon } from 'domain/requetes/textes/brouillon'
import { requirePresent } from '../../compte/present.ts'
import type { Context, Office } from '../../core/door.ts'
import { type KeptFichier, referenceFichiers } from '../../core/files/sql.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { Personne } from '../../core/personne.ts'
import { precondition } from '../../core/refusal.ts'
import { notFound } from '../../core/server-errors.ts'
import { keepAnnexe } from './keep-annexe.ts'
import { fichiersDe, findBrouillon, name, lock } from './sql.ts'

type Here = Context<typeof call>

/** Throws 404 when the person has no such draft, before the file is received. */
export const requireBrouillon = async (id: string, { db, user }: Pick<Here, 'db' | 'user'>) => {
  const brouillon = await findBrouillon(db, user.uuid, id)
  if (!brouillon) throw notFound()
  return brouillon
}

/** Checks a file as the filing will, and keeps it with the draft: it is sent once, and available on another device. */
export const attachFichier = async (
  { params: { id }, lu, fichiers }: Pick<Received<typeof call, Spooled>, 'params' | 'lu' | 'fichiers'>,
  ici: Here,
): Promise<Answered<typeof call>> => {
  const { type } = await requireBrouillon(id, ici)
  const { mode } = demarches[type]
  const fichier = await keepAnnexe(lu, mode, fichiers, ici, ici.user.uuid)
  await add(ici, id, fichier)
  return fichier
}

/** Records a kept file among those of a draft. */
export const add = ({ db, user, now, settings }: Office & { user: Personne }, id: string, fichier: KeptFichier): Promise<void> =>
  db.transaction().execute(async (trx) => {
    // The upload may be slow: the sender must still have the right, and the draft must be neither filed nor deleted.
    await requirePresent(trx, user, 'USAGER')
    if (!(await lock(trx, user.uuid, id))) throw notFound()
    const autres = (await fichiersDe(trx, user.uuid, id)).filter(({ sha256 }) => sha256 !== fichier.sha256)
    const poids = autres.reduce((total, { taille }) => total + taille, fichier.taille)
    // Twice what a filing takes: people may replace files before removing the old ones, but not use this as a disk.
    const { tailleMax } = await reglagesEnVigueur({ db: trx, settings })
    if (autres.length >= 2 * maxAnnexes || poids > 2 * tailleMax) throw precondition(textesRefus.etat, [textesBrouillon.tropDeFichiers])
    await referenceFichiers(trx, now(), [fichier])
    await name(trx, id, fichier.sha256)
  })
