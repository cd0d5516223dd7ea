import { textesFinCompte } from 'domain/compte/textes/fin-compte'
import * as z from 'zod/mini'

const mots = textesFinCompte.donnees
type Shape = Partial<Record<keyof typeof mots, z.ZodMiniType>>

const text = z.string()
const orNull = z.nullable(text)
const instant = text
const droits = { gestion: z.boolean(), depot: z.boolean(), fin: orNull }
const rows = (shape: Shape) => z.array(named(shape))

/** An object whose keys are the French words of the exported file. */
const named = (shape: Shape) =>
  z.strictObject(Object.fromEntries(Object.entries(shape).map(([nom, schema]) => [mots[nom as keyof typeof mots], schema])))

/**
 * All the data the service holds about a person (GDPR art. 15 and 20), in the words of the exported file.
 * A filing and a draft keep the shape of their form.
 */
export const Donnees = named({
  exporteLe: instant,
  compte: named({
    identifiant: text,
    email: text,
    civilite: text,
    prenom: text,
    nom: text,
    adresse: text,
    droits: z.array(text),
    creeLe: instant,
    derniereConnexion: orNull,
  }),
  rattachements: rows({ association: text, fonction: text, ...droits, du: instant, au: orNull }),
  invitations: rows({ association: text, fonction: text, ...droits, etat: text, envoyeeLe: instant }),
  demandes: rows({
    association: text,
    fonction: text,
    message: orNull,
    etat: text,
    demandeeLe: instant,
    decideeLe: orNull,
    motif: orNull,
  }),
  requetes: rows({ numero: text, type: text, etat: text, association: text, deposeeLe: instant, contenu: z.unknown() }),
  brouillons: rows({ type: text, association: orNull, enregistreLe: instant, contenu: z.unknown() }),
  courriels: rows({ sujet: text, quand: instant }),
  sessions: rows({ ouverteLe: instant, navigateur: orNull, adresseReseau: orNull }),
  suivies: rows({ association: text, numero: text, du: instant }),
  actes: rows({ quand: instant, surQuoi: text, type: text, motif: orNull }),
})
