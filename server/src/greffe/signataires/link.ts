import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { textesSignataires } from 'domain/requetes/textes/signataires'
import { requireAdministrateur, type Guichet } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import { invalid } from '../../core/refusal.ts'
import { log } from '../../core/securite.ts'
import { notFound } from '../../core/server-errors.ts'
import { jugesDesTribunaux } from '../../requetes/signataires/juges-sql.ts'
import { linkCompte, lockSignataire } from '../../requetes/signataires/sql.ts'

/**
 * Links an account to a signatory, who signs with it: the account of a judge of the same court. An administrator may not link their own,
 * which would give themselves the right to decide (threat T26).
 */
export const link = ({ db, now, user }: Guichet, id: number, compte: string | null): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await requireAdministrateur(trx, user)
    const avant = await lockSignataire(trx, id)
    if (!avant) throw notFound()
    const refuse = (defaultMessage: string) => invalid(textesRefus.saisieInvalide, [{ field: 'compte', defaultMessage }])
    if (compte === user.uuid) throw refuse(textesSignataires.soiMeme)
    const juges = await jugesDesTribunaux(trx)
    if (compte !== null && !juges.some(({ uuid, tribunal }) => uuid === compte && tribunal === avant.tribunal))
      throw refuse(textes.valeurNonProposee)
    if (avant.compte === compte) return
    await linkCompte(trx, id, compte)
    const trace = {
      type: 'COMPTE_SIGNATAIRE',
      instant: now(),
      auteur: user.uuid,
      contenu: { signataire: id, avant: avant.compte, apres: compte },
    }
    await recordActe(trx, { sujet: 'tribunal', sujetId: avant.tribunal, ...trace })
    await log(trx, trace.instant, { type: trace.type, compte: user.uuid, detail: trace.contenu })
  })
