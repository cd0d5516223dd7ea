import type { Reglages } from 'domain/core/reglages'
import type { Office } from '../src/core/door.ts'
import { reglagesEnVigueur } from '../src/core/reglages/en-vigueur.ts'
import { writeReglages, versionDesReglages } from '../src/core/reglages/sql.ts'
import { linkCompte } from '../src/requetes/signataires/sql.ts'
import { someone, type Someone } from './people.ts'
import { aSignataire } from './signatories.ts'

type Here = Pick<Office, 'db' | 'settings' | 'now'>

/** A judge of one court, whose account signs in the name of a signatory in office for years by default. */
export const judge = async (office: Here, tribunal: string, autrement: Parameters<typeof aSignataire>[1] = {}): Promise<Someone> => {
  const juge = await someone(office, { prenom: 'Clotaire', nom: 'Amtmann', authorities: ['USAGER', 'JUGE'], tribunaux: [tribunal] })
  const id = await aSignataire(office.db, { tribunal, debut: '2021-01-01', ...autrement })
  await office.db.transaction().execute((trx) => linkCompte(trx, id, juge.uuid))
  return juge
}

type Per = Pick<Reglages, 'circuitSignature'> | Pick<Reglages, 'notificationEnLigne'>

const change = async ({ db, settings, now }: Here, auteur: string, courts: Per): Promise<void> => {
  const reglages = { ...(await reglagesEnVigueur({ db, settings })), ...courts }
  const { version } = await versionDesReglages(db)
  await db.transaction().execute((trx) => writeReglages(trx, reglages, { version, instant: now(), auteur }))
}

/** Sets the courts, and only these, where the judge signs what the clerk prepares. */
export const whereJudgesSign = (office: Here, auteur: string, circuitSignature: string[]): Promise<void> =>
  change(office, auteur, { circuitSignature })

/** Sets the courts, and only these, where opening the letter of a decision online notifies it. */
export const whereOpeningNotifies = (office: Here, auteur: string, notificationEnLigne: string[]): Promise<void> =>
  change(office, auteur, { notificationEnLigne })
