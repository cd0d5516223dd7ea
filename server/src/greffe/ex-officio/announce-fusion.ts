import type { WordedCourriel } from 'domain/core/courriel'
import type { Jour } from 'domain/core/jour'
import { courrielToAbsorbing, courrielToAbsorbed } from 'domain/requetes/ex-officio/fusion-wording'
import type { AssociationEnMain } from '../../association/act.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'

interface InscriptionFacts {
  absorbante: AssociationEnMain
  absorbees: readonly AssociationEnMain[]
  dateEffet: Jour
}

const party = ({ numero, contenu }: AssociationEnMain) => ({ numero, denomination: contenu.informations.denomination })

/** Mails a merger to the attached users and the followers of each of its associations. */
export const announceFusion = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  { absorbante, absorbees, dateEffet }: InscriptionFacts,
): Promise<void> => {
  const announce = async ({ numero, tribunal, now, ordre }: AssociationEnMain, courriel: WordedCourriel) => {
    const evenement = `association/${numero}/fusion/${ordre + 1}`
    await notifyAttachedUsagers(trx, office, numero, [], { evenement, courriel, tribunal: await getTribunal(trx, tribunal), instant: now })
    await announceChangements(trx, office, numero, now)
  }
  const express = ({ numero }: AssociationEnMain) => ({ fiche: `${office.settings.baseUrl}/association/${numero}`, dateEffet })
  await announce(absorbante, courrielToAbsorbing(party(absorbante), absorbees.map(party), express(absorbante)))
  for (const absorbee of absorbees) await announce(absorbee, courrielToAbsorbed(party(absorbee), party(absorbante), express(absorbee)))
}
