import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { statutsDemande } from 'domain/rattachements/demande'
import { actions } from 'domain/registre/voies'
import { etatsRequete, typesRequete } from 'domain/requetes/types'
import { motifEtat } from '../association/sort.ts'
import { NumeroAssociation } from '../association/numero.ts'
import { EtatCompte } from '../compte/support.ts'
import { call } from '../core/call.ts'
import { Invitation } from '../rattachements/listes.ts'

const text = z.string()
const orNull = z.nullable(text)
const droits = { fonction: text, gestion: z.boolean(), depot: z.boolean(), fin: orNull }

export const getDroitsAuSupport = call({
  method: 'GET',
  path: '/api/administration/compte/:uuid/association/:numero',
  acces: 'administration',
  summary:
    'The actions open to one person for one association, with the reasons that they read, and their attachments, invitations and requests (STAFF-27). The log keeps each reading twelve months.',
  params: z.strictObject({ uuid: z.uuid(), numero: NumeroAssociation }),
  answer: z.object({
    compte: z.object({ uuid: z.uuid(), prenom: text, nom: text, etat: EtatCompte }),
    association: z.object({ numero: text, denomination: text, etat: z.enum(etatsAssociation), motifEtat, tribunal: text }),
    lien: z.enum(['NON_RATTACHE', 'EN_COURS', 'INVITATION_EN_COURS', 'RATTACHE']),
    actions: z.array(z.object({ action: z.enum(actions), raisons: z.array(text) })),
    /** Includes attachments that ended, latest first, as the lists below do. */
    rattachements: z.array(z.object({ ...droits, depuis: text, vivant: z.boolean(), termineLe: orNull })),
    invitations: z.array(z.object({ ...droits, envoyeeLe: text, statut: Invitation.shape.statut })),
    demandes: z.array(z.object({ fonction: text, demandeeLe: text, statut: z.enum(statutsDemande), decideeLe: orNull, motif: orNull })),
    /** Requests the person filed, or follows as an attached user. */
    requetes: z.array(
      z.object({
        numero: text,
        type: z.enum(typesRequete),
        etat: z.enum(etatsRequete),
        deposeeLe: text,
        retireeLe: orNull,
        deposant: z.boolean(),
      }),
    ),
  }),
})
