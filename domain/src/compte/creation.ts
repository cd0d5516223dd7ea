import * as z from 'zod/mini'
import { Email } from '../core/coordonnees.ts'
import { Civilite, NomDePersonne } from '../core/personne.ts'
import { optionalCode, optionalLigne } from '../core/texte.ts'
import { MotPasse } from './mot-passe.ts'

/** The personal details of an account. The postal address is optional (ACCOUNT-01, ACCOUNT-02). */
export const InfosCompte = z.strictObject({
  email: Email,
  civilite: Civilite,
  prenom: NomDePersonne,
  nom: NomDePersonne,
  adresse: optionalLigne(200),
  complementAdresse: optionalLigne(200),
  codePostal: optionalCode(20),
  ville: optionalLigne(100),
})
export type InfosCompte = z.output<typeof InfosCompte>

/** The details a person can change. The e-mail has its own confirmation (SRV-10, ACCOUNT-14). */
export const EditableInfos = z.omit(InfosCompte, { email: true })
export type EditableInfos = z.output<typeof EditableInfos>

/** The body of an account creation. */
export const CreationCompte = z.strictObject({ infos: InfosCompte, motPasse: MotPasse })
