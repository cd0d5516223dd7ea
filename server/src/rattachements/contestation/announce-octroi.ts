import { jourDeParis } from 'domain/core/jour'
import { courrielOctroi } from 'domain/rattachements/courriels-contestation'
import { textesRattachements } from 'domain/rattachements/textes/common'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { notifyAttachedUsagers } from '../prevenir/notify.ts'
import type { DroitsToSave } from '../attach.ts'

interface OctroiToAnnounce extends Omit<DroitsToSave, 'association'> {
  association: { numero: string; nom: string; tribunal: string }
  /** Id of the attachment. */
  uuid: string
  personne: { uuid: string; prenom: string; nom: string }
  /** Name of the user who gave the rights; null when the court did. */
  par: string | null
  /** The court's reason, when the court gave the rights. */
  motif?: string
}

/** Mails the other attached users, except the author, about a new attachment, which they may contest (docs/decisions/0067). */
export const announceOctroi = async (
  trx: Trx,
  poste: Pick<Office, 'jobs' | 'settings'>,
  { association, uuid, personne, par, motif, now: instant, auteur, fonction, gestion, depot, fin }: OctroiToAnnounce,
): Promise<void> => {
  const { numero, nom: denomination, tribunal } = association
  const { id, libelle } = await getTribunal(trx, tribunal)
  const courriel = courrielOctroi({
    denomination,
    numero,
    uuid,
    le: jourDeParis(instant),
    personne: `${personne.prenom} ${personne.nom}`,
    par: par ?? textesRattachements.invitantInconnu,
    motif: motif ?? null,
    fiche: `${poste.settings.baseUrl}/association/${numero}`,
    fonction,
    gestion,
    depot,
    fin: fin ?? null,
  })
  const evenement = `association/${numero}/rattachement/${uuid}/octroi`
  await notifyAttachedUsagers(trx, poste, numero, [personne.uuid, auteur], { evenement, courriel, tribunal: { id, libelle }, instant })
}
