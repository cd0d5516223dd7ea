import * as calls from 'contract/greffe/signataires'
import { textes } from 'domain/core/textes/common'
import { textesRefus } from 'domain/core/textes/refus'
import { checkFonctions } from 'domain/requetes/decision/signataires'
import { requireAdministrateur } from '../../compte/support/act.ts'
import { recordActe } from '../../core/actes.ts'
import type { Door } from '../../core/door.ts'
import { tribunauxDe } from '../../core/reference/sql.ts'
import { invalid } from '../../core/refusal.ts'
import { log } from '../../core/securite.ts'
import { notFound } from '../../core/server-errors.ts'
import { jugesDesTribunaux } from '../../requetes/signataires/juges-sql.ts'
import { link } from './link.ts'
import { insertSignataire, signatairesDesTribunaux, endFonctions, lockSignataire } from '../../requetes/signataires/sql.ts'

/** Serves the signatories of each court, kept by an administrator. Each change is a line in the court's journal (STAFF-08, STAFF-29). */
export const signatairesRoutes = (door: Door): void => {
  door.serve(calls.listerSignataires, async (_, { db }) => {
    const juges = await jugesDesTribunaux(db)
    return (await signatairesDesTribunaux(db)).map(({ tribunal: id, libelle, compte, comptePrenom, compteNom, ...same }) => ({
      ...same,
      tribunal: { id, libelle },
      compte: compte === null ? null : { uuid: compte, prenom: comptePrenom ?? '', nom: compteNom ?? '' },
      juges: juges.filter(({ tribunal }) => tribunal === id),
    }))
  })

  door.serve(calls.ajouterSignataire, async ({ body }, { db, now, user }) => {
    const erreurs = checkFonctions(body)
    if ((await tribunauxDe(db, [body.tribunal])).length === 0) erreurs.push({ field: 'tribunal', defaultMessage: textes.valeurNonProposee })
    if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
    await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      if (!(await insertSignataire(trx, body))) return
      const trace = { type: 'SIGNATAIRE', instant: now(), auteur: user.uuid, contenu: body }
      await recordActe(trx, { sujet: 'tribunal', sujetId: body.tribunal, ...trace })
      await log(trx, trace.instant, { type: trace.type, compte: user.uuid, detail: body })
    })
  })

  door.serve(calls.relierSignataire, ({ params, body }, guichet) => link(guichet, Number(params.id), body.compte))

  door.serve(calls.terminerSignataire, async ({ params, body: { fin } }, { db, now, user }) => {
    await db.transaction().execute(async (trx) => {
      await requireAdministrateur(trx, user)
      const avant = await lockSignataire(trx, Number(params.id))
      if (!avant) throw notFound()
      const erreurs = checkFonctions({ ...avant, fin })
      if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
      if (avant.fin === fin) return
      await endFonctions(trx, avant.id, fin)
      const trace = { type: 'FIN_SIGNATAIRE', instant: now(), auteur: user.uuid, contenu: { avant, fin } }
      await recordActe(trx, { sujet: 'tribunal', sujetId: avant.tribunal, ...trace })
      await log(trx, trace.instant, { type: trace.type, compte: user.uuid, detail: trace.contenu })
    })
  })
}
