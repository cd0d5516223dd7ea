import type { Sent } from 'contract/core/call'
import { inscrireFusion } from 'contract/requetes/office'
import type { EtatAssociation } from 'domain/association/etats'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { verifierFusion } from 'domain/requetes/office/fusion'
import { checkFile } from '../../core/form/file/check-file.ts'
import { today } from '../../core/today.ts'

/** An association of the register, named in a merger. */
export interface Nommee {
  numero: string
  nom: string
  commune: string
  etat: EtatAssociation
}

/** A merger as the clerk types it. */
export interface FusionSaisie {
  numeros: Nommee[]
  dateTraite: string
  dateEffet: string
  fichier: File | null
}

export const fusionVide: FusionSaisie = { numeros: [], dateTraite: '', dateEffet: '', fichier: null }

/** The names the rules and the call give the fields. */
export const renommer = (field: string): string => field.replace(/^fusion\./, '').replace(/^numeros\b.*/, 'numeros')

export const partDe = (
  { numeros, dateTraite, dateEffet, fichier }: FusionSaisie,
  version: number,
): Sent<typeof inscrireFusion>['part'] => ({
  version,
  nom: fichier?.name ?? '-',
  fusion: { numeros: numeros.map(({ numero }) => numero), dateTraite, dateEffet },
})

/** Everything the browser can say against a merger; whether each is of the clerk's courts, the server says. */
export const verifierSaisie = (
  saisie: FusionSaisie,
  { numero, version }: { numero: string; version: number },
  limites: LimitesFichiers,
): ErreurChamp[] => {
  const lue = inscrireFusion.multipart.schema.safeParse(partDe(saisie, version))
  const dites = lue.success
    ? verifierFusion(lue.data.fusion, { absorbante: numero, absorbees: saisie.numeros, aujourdhui: today() })
    : erreursDeZod(lue.error.issues)
  return [...dites.map((erreur) => ({ ...erreur, field: renommer(erreur.field) })), ...checkFile(saisie.fichier, limites)]
}
