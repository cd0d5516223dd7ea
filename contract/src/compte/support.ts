import * as z from 'zod/mini'
import { InfosCompte } from 'domain/compte/creation'
import { requiredLigne } from 'domain/core/texte'
import { call } from '../core/call.ts'
import { filtre, pageOf, paging } from '../core/page.ts'
import { OpenSession } from './own-compte.ts'

const params = z.object({ uuid: z.uuid() })
const path = '/api/administration/compte'

export const EtatCompte = z.enum(['INACTIF', 'ACTIF', 'DESACTIVE'])
const Authorities = z.array(z.enum(['USAGER', 'GREFFE', 'JUGE', 'ADMINISTRATION']))
/** The authorities of an account, and the courts where they apply. */
const Droits = z.object({ authorities: Authorities, tribunaux: z.array(z.object({ id: z.string(), libelle: z.string() })) })

export const rechercherComptes = call({
  method: 'GET',
  path,
  acces: 'administration',
  summary: 'Accounts whose e-mail, first name or name contains the words typed (STAFF-27).',
  query: z.strictObject({
    texte: filtre,
    agents: z._default(z.stringbool({ truthy: ['true'], falsy: ['false'] }), false),
    ...paging(['nom', 'email', 'creeLe'], 'nom,asc'),
  }),
  answer: pageOf(
    z.object({
      uuid: z.uuid(),
      email: z.string(),
      prenom: z.string(),
      nom: z.string(),
      etat: EtatCompte,
      authorities: Authorities,
      tribunaux: z.array(z.object({ id: z.string(), libelle: z.string() })),
      creeLe: z.string(),
    }),
  ),
})

export const getCompteAuSupport = call({
  method: 'GET',
  path: `${path}/:uuid`,
  acces: 'administration',
  summary: "The support's view of an account: state, sign-ins, mails (never their text, which holds links) and acts.",
  params,
  answer: z.object({
    uuid: z.uuid(),
    email: z.string(),
    civilite: z.enum(['M', 'MME']),
    prenom: z.string(),
    nom: z.string(),
    etat: EtatCompte,
    /** The person has already chosen a password. */
    aUnMotPasse: z.boolean(),
    secondFacteur: z.boolean(),
    /** No other active account has the authority ADMINISTRATION. */
    dernierAdministrateur: z.boolean(),
    /** The person closed it themselves. */
    ferme: z.boolean(),
    authorities: Authorities,
    tribunaux: z.array(z.object({ id: z.string(), libelle: z.string() })),
    creeLe: z.string(),
    sessions: z.array(z.omit(OpenSession, { actuelle: true })),
    courriels: z.array(
      z.object({
        id: z.uuid(),
        sujet: z.string(),
        creeLe: z.string(),
        envoyeLe: z.nullable(z.string()),
        tentatives: z.int(),
        erreur: z.nullable(z.string()),
        refus: z.nullable(z.string()),
      }),
    ),
    actes: z.array(
      z.object({
        rang: z.int(),
        type: z.string(),
        instant: z.string(),
        auteur: z.nullable(z.string()),
        texte: z.nullable(z.string()),
        /** The rights before and after; null for any act but a change of rights (STAFF-29). */
        droits: z.nullable(z.object({ avant: Droits, apres: Droits })),
      }),
    ),
  }),
})

export const creerComptePour = call({
  method: 'POST',
  path,
  acces: 'administration',
  summary: 'Opens an account for somebody, on the telephone for instance: the mailed link lets them choose their password (STAFF-27).',
  body: InfosCompte,
  status: 201,
  answer: z.object({ uuid: z.uuid() }),
})

const acte = <const P extends string>(name: P, summary: string) =>
  call({ method: 'POST', path: `${path}/:uuid/${name}`, acces: 'administration', summary, params })

export const renvoyerActivation = acte('activation', 'Mails a new activation link to an account not yet active.')
export const envoyerReinitialisation = acte(
  'reinitialisation',
  'Mails a password link to an active account; the support never sees nor sets a password.',
)
export const reactiverCompte = acte('reactivation', 'Opens a deactivated account again.')
export const terminerSessionsDe = acte('sessions/fin', 'Ends every sign-in of an account, at once.')
export const retirerSecondFacteur = acte(
  'second-facteur/retrait',
  'Forgets the second factor of a member of the staff, who enrols again at the next sign-in.',
)

export const desactiverCompte = call({
  method: 'POST',
  path: `${path}/:uuid/desactivation`,
  acces: 'administration',
  summary: 'Closes an account to sign-in and ends its sessions; the reason is kept in the journal.',
  params,
  body: z.strictObject({ motif: requiredLigne(500) }),
})

/** `greffe` or `juge` apply to the courts listed. With neither of these nor `administration`, the person leaves the staff. */
export const modifierAgent = call({
  method: 'PUT',
  path: `${path}/:uuid/agent`,
  acces: 'administration',
  summary: 'Gives or takes back the authorities and the courts of a member of the staff; ends their sessions (STAFF-28).',
  params,
  body: z.strictObject({
    greffe: z.boolean(),
    juge: z.optional(z.boolean()),
    administration: z.boolean(),
    tribunaux: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(16)),
  }),
})
