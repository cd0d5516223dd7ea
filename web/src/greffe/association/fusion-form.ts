import type { Sent } from 'contract/core/call'
import { inscrireFusion } from 'contract/greffe/ex-officio'
import type { EtatAssociation } from 'domain/association/etats'
import type { ErreurChamp } from 'domain/core/erreurs'
import { erreursDeZod } from 'domain/core/erreurs-zod'
import type { LimitesFichiers } from 'domain/core/fichier'
import { checkFusion } from 'domain/requetes/ex-officio/fusion'
import { checkFile } from '../../core/form/file/check-file.ts'
import { today } from '../../core/today.ts'

/** An absorbed association, as found in the register. */
export interface NamedItem {
  numero: string
  nom: string
  commune: string
  etat: EtatAssociation
}

/** Form values of a merger. */
export interface FusionSaisie {
  numeros: NamedItem[]
  dateTraite: string
  dateEffet: string
  fichier: File | null
}

export const emptyFusion: FusionSaisie = { numeros: [], dateTraite: '', dateEffet: '', fichier: null }

/** Maps error paths of the rules and the call to form fields. */
export const renameField = (field: string): string => field.replace(/^fusion\./, '').replace(/^numeros\b.*/, 'numeros')

export const partDe = (
  { numeros, dateTraite, dateEffet, fichier }: FusionSaisie,
  version: number,
): Sent<typeof inscrireFusion>['part'] => ({
  version,
  nom: fichier?.name ?? '-',
  fusion: { numeros: numeros.map(({ numero }) => numero), dateTraite, dateEffet },
})

/** All errors that the browser can detect. The server checks that each association belongs to the clerk's courts. */
export const checkSaisie = (
  saisie: FusionSaisie,
  { numero, version }: { numero: string; version: number },
  limites: LimitesFichiers,
): ErreurChamp[] => {
  const lue = inscrireFusion.multipart.schema.safeParse(partDe(saisie, version))
  const dites = lue.success
    ? checkFusion(lue.data.fusion, { absorbante: numero, absorbees: saisie.numeros, aujourdhui: today() })
    : erreursDeZod(lue.error.issues)
  return [...dites.map((erreur) => ({ ...erreur, field: renameField(erreur.field) })), ...checkFile(saisie.fichier, limites)]
}
