import * as z from 'zod/mini'
import { etatsAssociation } from 'domain/association/etats'
import { Reprise } from 'domain/association/reprise'
import { typesRequete } from 'domain/requetes/types'
import { Association } from '../association/association.ts'
import { sort } from '../association/sort.ts'
import { NumeroAssociation } from '../association/numero.ts'
import { call } from '../core/call.ts'
import { Numerisation } from '../numerisation/numerisation.ts'
import { DemandeEnAttente, RefusDeRattachement } from '../rattachements/demande.ts'
import { Invitation, AttachedUsager } from '../rattachements/listes.ts'
import { LigneHistorique } from './historique.ts'

const text = z.string()
const orNull = z.nullable(text)

/** The user's tie with the association (ATTACH-01 to ATTACH-04). `since`: day of the attachment, of the request or of the invitation. */
const Rattachement = z.object({
  etat: z.enum(['NON_RATTACHE', 'EN_COURS', 'INVITATION_EN_COURS', 'RATTACHE']),
  fonction: z.nullable(text),
  gestion: z.boolean(),
  depot: z.boolean(),
  depuis: z.nullable(text),
  refus: RefusDeRattachement,
})

export const getAssociation = call({
  method: 'GET',
  path: '/api/association/:numero',
  acces: 'connecte',
  summary: "The sheet of one association, its latest version or a past one, tailored to the user's rights (SRV-37).",
  params: z.strictObject({ numero: NumeroAssociation }),
  query: z.strictObject({ version: z.optional(z.string().check(z.regex(/^\d{1,6}$/))) }),
  answer: z.object({
    /** The version requested. */
    association: Association,
    /** The latest version: its `ordre`, its state and why, and what succeeds it. The actions available depend on it alone (SHEET-35). */
    derniere: z.object({ ordre: z.int(), etatAssociation: z.enum(etatsAssociation), ...sort }),
    /** The instants between which the version shown was in force; `au` is null for the latest. */
    enVigueur: z.object({ du: text, au: z.nullable(text) }),
    /** By member uuid: day from which the register names them in their function. Null for a member taken over from paper. */
    inscritsLe: z.record(text, orNull),
    juridiction: z.object({ id: text, libelle: text }),
    rattachement: Rattachement,
    /** Whether this reader follows the association. */
    suivie: z.boolean(),
    /** Whether this reader may manage the users: with `gestion`, or as the court (PERM-12, STAFF-17). */
    administre: z.boolean(),
    /** Whether anybody has `gestion` on the association (SHEET-13). */
    gestionnaires: z.boolean(),
    /** The request under examination. Only the attached users and the court get its number and type. */
    requeteEnCours: z.nullable(z.object({ numero: z.nullable(text), type: z.nullable(z.enum(typesRequete)), depuis: text })),
    /** A transfer to another court that has not decided it yet; the attached users and the court only. */
    transfertEnCours: z.nullable(z.object({ destination: text, depuis: text })),
    /** The non-conformités the court found, for the attached users and the court. Others get an empty list and `conforme`. */
    nonConformites: z.array(text),
    /** Whether the court found no non-conformité. The state NONCONFORME itself is in `derniere`. */
    conforme: z.boolean(),
    numerisation: z.extend(Numerisation, {
      /** Another association, not the user's own, whose digitisation they are already waiting for (DIGIT-07). */
      autre: z.nullable(text),
    }),
    /** Where the association is in the paper register; null when nothing was taken over. The search shows it to anybody too. */
    referencePapier: z.nullable(z.object({ volume: text, folio: text })),
    /** Read from the paper register; only for the attached users and the court (SHEET-04, X-71). Null when nothing was taken over. */
    reprise: z.nullable(Reprise),
    /** Only for the attached users and the court (SHEET-05). */
    usagers: z.nullable(z.array(AttachedUsager)),
    invitations: z.nullable(z.array(Invitation)),
    /** Only for the users with `gestion` and the court (ATTACH-23). */
    rattachementsDemandes: z.nullable(z.array(DemandeEnAttente)),
    associationRehydrateVisibles: z.array(LigneHistorique),
  }),
})

export const lireDocument = call({
  method: 'GET',
  path: '/api/association/:numero/:versionId/document/:uuid/:nom',
  acces: 'connecte',
  summary: 'The bytes of one document of one version of an association.',
  params: z.strictObject({
    numero: NumeroAssociation,
    versionId: z.string().check(z.regex(/^\d{1,6}$/)),
    uuid: z.uuid(),
    nom: z.string().check(z.maxLength(300)),
  }),
  produces: ['application/pdf', 'image/jpeg', 'image/png'],
})
