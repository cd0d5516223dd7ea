import * as calls from 'contract/app/reglages'
import { textesReglages } from 'domain/app/textes/reglages'
import { checkReglages } from 'domain/app/check-reglages'
import type { ErreurChamp } from 'domain/core/erreurs'
import { formatInstant, type Jour } from 'domain/core/jour'
import { formats, type Reglages } from 'domain/core/reglages'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { requireAdministrateur, type Guichet } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import type { Db } from '../../core/database.ts'
import type { Door } from '../../core/door.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { plafondDe, reglagesEnVigueur } from '../../core/reglages/en-vigueur.ts'
import { writeReglages, lockReglages, versionDesReglages } from '../../core/reglages/sql.ts'
import { Refusal, invalid } from '../../core/refusal.ts'
import type { Settings } from '../../core/settings.ts'
import { findChanges, changementsDe, type Etat } from './changements.ts'
import { tribunauxWithJuge } from '../../requetes/signataires/juges-sql.ts'
import { nomDe } from './sql.ts'

const sujet = { sujet: 'reglages', sujetId: 'site' } as const

/** Saves the settings that every page and every upload apply from then on. A save without change writes nothing. */
const edit = ({ db, now, user, settings }: Guichet, reglages: Reglages, version: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    const last = await lockReglages(trx)
    const change = findChanges({ ...(await reglagesEnVigueur({ db: trx, settings })) } satisfies Etat, { ...reglages } satisfies Etat)
    const instant = now()
    const conflit = async () =>
      new Refusal(409, textesReglages.conflit(await nomDe(trx, last.modifie_par), formatInstant(last.modifie_le ?? instant)))
    if (last.version !== version) throw await conflit()
    if (change === null) return version
    // Before the first save there is no row to lock: of two concurrent writes, one succeeds.
    if (!(await writeReglages(trx, reglages, { version, instant, auteur: user.uuid }))) throw await conflit()
    await recordActe(trx, { ...sujet, type: 'REGLAGES', instant, auteur: user.uuid, contenu: change })
    return version + 1
  })

/** The properties of the server that bound the settings. */
const serveurDe = ({ production, demonstration, ...settings }: Settings) => ({ plafond: plafondDe(settings), production, demonstration })

const unknownTribunaux = async (
  db: Db,
  field: 'circuitSignature' | 'notificationEnLigne',
  ids: readonly string[],
): Promise<ErreurChamp[]> => ((await tribunauxDe(db, ids)).length < ids.length ? [{ field, defaultMessage: textes.valeurNonProposee }] : [])

/** A court without a judge who can sign would render no decision any more: the accounts come first (docs/decisions/0076). */
const circuitFautes = async (db: Db, ids: readonly string[], le: Jour): Promise<ErreurChamp[]> => {
  const inconnus = await unknownTribunaux(db, 'circuitSignature', ids)
  if (inconnus.length > 0) return inconnus
  const avec = await tribunauxWithJuge(db, ids, le)
  const sans = (await tribunauxDe(db, ids)).filter(({ id }) => !avec.includes(id)).map(({ libelle }) => libelle)
  return sans.length > 0 ? [{ field: 'circuitSignature', defaultMessage: textesReglages.refus.sansJuge(sans.join(', ')) }] : []
}

/** Serves the settings that an administrator keeps (STAFF-26). */
export const reglagesRoutes = (door: Door): void => {
  door.serve(calls.getReglages, async (_, { db, settings }) => {
    const [reglages, { version }, journal] = await Promise.all([
      reglagesEnVigueur({ db, settings }),
      versionDesReglages(db),
      changementsDe(db, sujet.sujet, sujet.sujetId),
    ])
    return { ...reglages, version, ...serveurDe(settings), journal }
  })

  door.serve(calls.modifierReglages, async ({ body: { version, ...lus } }, office) => {
    const { settings } = office
    const reglages = {
      ...lus,
      formats: formats.filter((one) => lus.formats.includes(one)),
      circuitSignature: [...new Set(lus.circuitSignature)].toSorted(),
      notificationEnLigne: [...new Set(lus.notificationEnLigne)].toSorted(),
    }
    const erreurs = checkReglages(reglages, serveurDe(settings))
    erreurs.push(...(await circuitFautes(office.db, reglages.circuitSignature, office.user.aujourdhui)))
    erreurs.push(...(await unknownTribunaux(office.db, 'notificationEnLigne', reglages.notificationEnLigne)))
    if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
    return { version: await edit(office, reglages, version) }
  })
}
