import type { InfosCompte } from 'domain/compte/creation'
import type { ActeSupport } from 'domain/compte/support'
import { textesSupport } from 'domain/compte/textes/support'
import { recordActe } from '../../core/actes.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { log } from '../../core/securite.ts'
import { sendMotPasseLien } from '../send-lien.ts'
import { forgetAttente } from '../second-facteur/attente.ts'
import { endSessions } from '../sessions.ts'
import { findCompteByEmail, insertCompte } from '../sql.ts'
import { type SupportCompte, lockCompte } from './sql.ts'

type Operateur = Pick<Office, 'db' | 'jobs' | 'settings' | 'now'>

/** The account of the address, created when there is none. */
const findOrOpen = async (trx: Trx, instant: Date, infos: InfosCompte): Promise<SupportCompte> => {
  const cree = await insertCompte(trx, instant, infos, null)
  if (cree) await recordActe(trx, { sujet: 'compte', sujetId: cree, type: 'CREATION', instant, auteur: null })
  const compte = await lockCompte(trx, cree ?? (await findCompteByEmail(trx, infos.email))?.uuid ?? '')
  if (!compte) throw new Error('an account just found is missing')
  if (compte.etat === 'DESACTIVE') throw new Error(textesSupport.desactive)
  return compte
}

/**
 * Makes an administrator at the operator's request: the first of a register, or the last one after losing their telephone. Returns the
 * link to choose a password. Removes anything that could let somebody else in: sessions, second factor, and the unproved password of an
 * account never activated.
 */
export const appointAdministrateur = (office: Operateur, infos: InfosCompte): Promise<{ lien: string; nouveau: boolean }> =>
  office.db.transaction().execute(async (trx) => {
    const instant = office.now()
    const compte = await findOrOpen(trx, instant, infos)
    const { uuid, etat, authorities: avant, totp_cle } = compte
    const inactif = etat === 'INACTIF'
    const apres = (['USAGER', 'GREFFE', 'JUGE', 'ADMINISTRATION'] as const).filter((one) => one === 'ADMINISTRATION' || avant.includes(one))
    await trx
      .updateTable('compte')
      .set({ authorities: apres, totp_cle: null, totp_pas: null, ...(inactif && { mot_passe: null }) })
      .where('uuid', '=', uuid)
      .execute()
    if (inactif) await trx.deleteFrom('lien').where('compte', '=', uuid).where('utilise_le', 'is', null).execute()
    await forgetAttente(trx, { compte: uuid })
    await endSessions(trx, instant, { compte: uuid })
    const write = async (type: ActeSupport, contenu: Record<string, unknown>) => {
      await recordActe(trx, { sujet: 'compte', sujetId: uuid, type, instant, auteur: null, contenu })
      await log(trx, instant, { type, compte: uuid, detail: { par: 'operateur', ...contenu } })
    }
    if (!avant.includes('ADMINISTRATION')) await write('DROITS', { avant: { authorities: avant }, apres: { authorities: apres } })
    if (totp_cle !== null) await write('RETRAIT_SECOND_FACTEUR', {})
    return { lien: await sendMotPasseLien(trx, office, compte, inactif), nouveau: inactif }
  })
