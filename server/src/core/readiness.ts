import { setTimeout } from 'node:timers/promises'
import { textesExploitation } from 'domain/core/textes/exploitation'
import type { Office } from './door.ts'
import { isKeyRight } from './key-witness.ts'
import { isUpToDate } from './migrate.ts'

const { sante } = textesExploitation
type Reason = keyof typeof sante

/** Milliseconds, less than a probe waits: a check that hangs is not ready. */
const soon = 1500

/** Returns the result of `check`, or `accident` when it fails or hangs. */
const found = (check: Promise<Reason | null>, accident: Reason): Promise<Reason | null> =>
  Promise.race([check.catch(() => accident), setTimeout(soon, accident, { ref: false })])

const ofDatabase = async ({ db, settings }: Pick<Office, 'db' | 'settings'>): Promise<Reason | null> => {
  if (!(await isUpToDate(db))) return 'schema'
  return (await isKeyRight(db, settings)) ? null : 'cle'
}

/** Returns one sentence for each thing that keeps this server from working fully; none when it is ready. */
export const reasonsNotReady = async (office: Pick<Office, 'db' | 'settings' | 'store'>): Promise<string[]> => {
  const reasons = await Promise.all([
    found(ofDatabase(office), 'base'),
    found(office.store.defect(office.settings.TAILLE_MAX), 'fichiersMuets'),
  ])
  return reasons.flatMap((reason) => (reason === null ? [] : [sante[reason]]))
}
