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
import { Invitation, UsagerRattache } from '../rattachements/listes.ts'
import { LigneHistorique } from './historique.ts'

const text = z.string()
const orNull = z.nullable(text)

/** What the user is to the association (ATTACH-01 to ATTACH-04); `depuis`: the day of the attachment, of the request or of the invitation. */
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
    /** The version asked for. */
    association: Association,
    /** Ordre and state of the latest version, why, and what succeeds it: what may be done depends on it alone (SHEET-35). */
    derniere: z.object({ ordre: z.int(), etatAssociation: z.enum(etatsAssociation), ...sort }),
    /** From which instant to which the version shown was in force; `au` null for the latest. */
    enVigueur: z.object({ du: text, au: z.nullable(text) }),
    /** Since which day the register names each member of the direction in their function, by uuid; null for one taken over from paper. */
    inscritsLe: z.record(text, orNull),
    juridiction: z.object({ id: text, libelle: text }),
    rattachement: Rattachement,
    /** Whether this reader follows the association. */
    suivie: z.boolean(),
    /** Whether this reader administers the users: with `gestion`, or as the court (PERM-12, STAFF-17). */
    administre: z.boolean(),
    /** Whether anybody at all administers the users of the association (SHEET-13). */
    gestionnaires: z.boolean(),
    /** The request under instruction; its number and type are known to the attached users and the court only. */
    requeteEnCours: z.nullable(z.object({ numero: z.nullable(text), type: z.nullable(z.enum(typesRequete)), depuis: text })),
    /** The sending to another court, which has not decided: the attached users and the court only. */
    transfertEnCours: z.nullable(z.object({ destination: text, depuis: text })),
    /** What the court found lacking; the attached users and the court only, others see an empty list and the flag of `conforme`. */
    nonConformites: z.array(text),
    /** Whether the court found nothing lacking; the state NONCONFORME is told by `derniere`. */
    conforme: z.boolean(),
    numerisation: z.extend(Numerisation, {
      /** Another association, not the user's, whose digitisation they already wait for (DIGIT-07). */
      autre: z.nullable(text),
    }),
    /** Where the association stands in the paper register, which the search tells anybody too; null when nothing was taken over. */
    referencePapier: z.nullable(z.object({ volume: text, folio: text })),
    /** What is read there: the attached users and the court only; null for others or when nothing was taken over (SHEET-04, X-71). */
    reprise: z.nullable(Reprise),
    /** The attached users and the court only (SHEET-05). */
    usagers: z.nullable(z.array(UsagerRattache)),
    invitations: z.nullable(z.array(Invitation)),
    /** The users with gestion and the court only (ATTACH-23). */
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
