import * as z from 'zod/mini'
import { abandonRejet } from './abandon-rejet.ts'
import { avisFinPublication } from './avis-fin-publication.ts'
import { avisFinsPaiement } from './avis-fins-paiement.ts'
import { communicationPrefet } from './communication-prefet.ts'
import { conformite } from './conformite.ts'
import { correction } from './correction.ts'
import type { DefinitionActe } from './definition.ts'
import { demande } from './demande.ts'
import { constatPublication } from './constat-publication.ts'
import { contestation } from './contestation.ts'
import { depot } from './depot.ts'
import { inscription } from './inscription.ts'
import { irregularite } from './irregularite.ts'
import { leveeContestation } from './levee-contestation.ts'
import { leveeOpposition } from './levee-opposition.ts'
import { note } from './note.ts'
import { notification } from './notification.ts'
import { oppositionPrefet } from './opposition-prefet.ts'
import { projetOrdonnance } from './projet-ordonnance.ts'
import { projetRejet } from './projet-rejet.ts'
import { priseEnCharge } from './prise-en-charge.ts'
import { receptionObservations } from './reception-observations.ts'
import { receptionStatuts } from './reception-statuts.ts'
import { recepisse } from './recepisse.ts'
import { reouverture } from './reouverture.ts'
import { reponse } from './reponse.ts'
import { rejet } from './rejet.ts'
import { remise } from './remise.ts'
import { repriseDossier } from './reprise-dossier.ts'
import { renvoiStatuts } from './renvoi-statuts.ts'
import { reponsePrefet } from './reponse-prefet.ts'
import { restitution } from './restitution.ts'
import { retourAuGreffe } from './retour-au-greffe.ts'
import { retraitDemande } from './retrait-demande.ts'
import { retraitProjet } from './retrait-projet.ts'
import { validation } from './validation.ts'
import { retrait } from './retrait.ts'

/** An act of a request, as stored in the journal. */
export const Acte = z.discriminatedUnion('type', [
  depot.schema,
  recepisse.schema,
  priseEnCharge.schema,
  remise.schema,
  restitution.schema,
  repriseDossier.schema,
  communicationPrefet.schema,
  reponsePrefet.schema,
  oppositionPrefet.schema,
  leveeOpposition.schema,
  inscription.schema,
  rejet.schema,
  retrait.schema,
  receptionStatuts.schema,
  renvoiStatuts.schema,
  correction.schema,
  demande.schema,
  reponse.schema,
  validation.schema,
  reouverture.schema,
  retraitDemande.schema,
  projetRejet.schema,
  receptionObservations.schema,
  abandonRejet.schema,
  avisFinsPaiement.schema,
  avisFinPublication.schema,
  constatPublication.schema,
  contestation.schema,
  leveeContestation.schema,
  conformite.schema,
  irregularite.schema,
  note.schema,
  notification.schema,
  projetOrdonnance.schema,
  retraitProjet.schema,
  retourAuGreffe.schema,
])
export type Acte = z.output<typeof Acte>
export type TypeActe = Acte['type']
export type ActeDe<T extends TypeActe> = Extract<Acte, { type: T }>

type Definition<T extends TypeActe> = Pick<DefinitionActe<z.ZodMiniType<ActeDe<T>>>, 'schema' | 'reduce'>

/** Every act by its type. Routes, the clerk's action bar, the seed and the tests iterate over this table. */
export const definitions = {
  DEPOT: depot,
  RECEPISSE: recepisse,
  PRISE_EN_CHARGE: priseEnCharge,
  REMISE: remise,
  RESTITUTION: restitution,
  REPRISE_DOSSIER: repriseDossier,
  COMMUNICATION_PREFET: communicationPrefet,
  REPONSE_PREFET: reponsePrefet,
  OPPOSITION_PREFET: oppositionPrefet,
  LEVEE_OPPOSITION: leveeOpposition,
  INSCRIPTION: inscription,
  REJET: rejet,
  RETRAIT: retrait,
  RECEPTION_STATUTS: receptionStatuts,
  RENVOI_STATUTS: renvoiStatuts,
  CORRECTION: correction,
  DEMANDE: demande,
  REPONSE: reponse,
  VALIDATION: validation,
  REOUVERTURE: reouverture,
  RETRAIT_DEMANDE: retraitDemande,
  PROJET_REJET: projetRejet,
  RECEPTION_OBSERVATIONS: receptionObservations,
  ABANDON_REJET: abandonRejet,
  AVIS_FINS_PAIEMENT: avisFinsPaiement,
  AVIS_FIN_PUBLICATION: avisFinPublication,
  CONSTAT_PUBLICATION: constatPublication,
  CONTESTATION: contestation,
  LEVEE_CONTESTATION: leveeContestation,
  CONFORMITE: conformite,
  IRREGULARITE: irregularite,
  NOTE: note,
  NOTIFICATION: notification,
  PROJET_ORDONNANCE: projetOrdonnance,
  RETRAIT_PROJET: retraitProjet,
  RETOUR_AU_GREFFE: retourAuGreffe,
} satisfies { [T in TypeActe]: Definition<T> }

export const typesActe = Object.keys(definitions) as TypeActe[]

/** The act as `perform` builds it from the clerk's input, before its recording adds the rest (number, documents). */
export type FaitDe<T extends TypeActe> = NonNullable<ReturnType<NonNullable<(typeof definitions)[T]['make']>>>

/** The clerk's input for an act. */
export type SaisieOf<T extends TypeActe> = Parameters<NonNullable<(typeof definitions)[T]['make']>>[0]

/** The definition of an act, whatever its type. */
export const definitionDe = (type: TypeActe): DefinitionActe => definitions[type] as DefinitionActe
