import type { Answered, Received } from 'contract/core/call'
import type { inviterPartout as appel } from 'contract/rattachements/invitation'
import { lettre } from 'domain/core/courriel'
import { textesCourriel } from 'domain/core/textes/courriel'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielInvitations } from 'domain/rattachements/courriels-invitation'
import { erreursFin } from 'domain/rattachements/droits'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { sendCourriel } from '../../core/mail/outbox.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, Refusal } from '../../core/refusal.ts'
import { countUnderLimits } from '../../core/throttle.ts'
import { requireGestion, lockToAdminister } from '../administer.ts'
import { announceInvitation, lienTo } from './announce.ts'
import { limitesDAssociation, destinataireLimites, noteProposition } from './invite.ts'

type Bureau = Office & { user: Personne }
type Saisie = Received<typeof appel>['body']

interface MadeInvitation {
  association: { numero: string; nom: string; tribunal: string }
  id: string
}

/** Why this association is refused, without blocking the others. An unexpected error is rethrown and stops all, before any write. */
const motifDe = (error: unknown): string => {
  if (!(error instanceof Refusal)) throw error
  return error.body.errors.map(({ defaultMessage }) => defaultMessage).join(' ') || error.message
}

/** A single mail: a federation of two hundred clubs must not send its new treasurer two hundred mails (docs/decisions/0070). */
const announce = async (
  trx: Trx,
  { jobs, settings, user, now }: Bureau,
  saisie: Saisie,
  faites: readonly MadeInvitation[],
): Promise<void> => {
  const [une] = faites
  const instant = now()
  if (!une) return
  if (faites.length === 1) return announceInvitation(trx, { jobs, settings }, { ...une, aujourdhui: user.aujourdhui, now: instant })
  const { email, gestion, depot, fin } = saisie
  const courriel = courrielInvitations(
    { identite: `${user.prenom} ${user.nom}`, email, gestion, depot, fin, envoyeeLe: instant },
    faites.map(({ association, id }) => ({ denomination: association.nom, lien: lienTo(settings, association.numero, { id, email }) })),
  )
  const pied = textesCourriel.pied({ courriel: settings.COURRIEL_SUPPORT, telephone: settings.TELEPHONE_SUPPORT })
  const evenement = `invitations/${une.id}`
  await sendCourriel(trx, jobs, instant, { evenement, destinataire: email, sujet: courriel.sujet, texte: lettre(courriel, pied) })
}

/** Invites one address to several associations. A refusal for one of them does not affect the others. */
export const inviteEverywhere = async (bureau: Bureau, saisie: Saisie): Promise<Answered<typeof appel>> => {
  const { db, settings, user, now } = bureau
  const { numeros, ...invitation } = saisie
  const erreurs = erreursFin(saisie.fin, user.aujourdhui)
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const refus = new Map<string, string>()
  const attempt = async (numero: string, faire: () => Promise<void>) => {
    if (!refus.has(numero)) await faire().catch((error: unknown) => refus.set(numero, motifDe(error)))
  }
  // Always in the same order, so that two such calls cannot deadlock.
  const chacune = [...new Set(numeros)].toSorted()
  for (const numero of chacune)
    await attempt(numero, async () => {
      await requireGestion(db, user, numero)
      await countUnderLimits(db, now(), limitesDAssociation(settings, numero))
    })
  if (refus.size < chacune.length) await countUnderLimits(db, now(), destinataireLimites(settings, saisie.email))
  await db.transaction().execute(async (trx) => {
    const faites: MadeInvitation[] = []
    for (const numero of chacune)
      await attempt(numero, async () => {
        const association = await lockToAdminister(trx, user, numero)
        faites.push({ association, id: await noteProposition(trx, numero, { ...invitation, user, now: now() }) })
      })
    await announce(trx, bureau, saisie, faites)
  })
  return numeros.map((numero) => ({ numero, refus: refus.get(numero) ?? null }))
}
