import type { GroupeAssociation } from 'domain/association/groupes'
import { textesAssociation } from 'domain/association/textes/common'
import { textesFormulaireAssociation } from 'domain/association/textes/formulaire'
import { textesLecture } from 'domain/association/textes/lecture'
import { formatJour } from 'domain/core/jour'
import type { DatesAssociation } from '../annexes/annexe-jointe.ts'
import { lieu } from '../lieu.ts'
import type { Line } from '../Lines.tsx'
import type { SaisieInformations } from './saisie-association.ts'

const libelles = textesFormulaireAssociation
const jour = (date: string | null) => (date ? formatJour(date) : null)

const duree = ({ valeur, unite }: { valeur: string; unite: string }): string | null =>
  valeur.trim() ? textesLecture.duree[unite as keyof typeof textesLecture.duree](Number(valeur)) : null

/** The association sheet as pairs of label and value. Its dates come from its documents. */
export const lignesAssociation = (i: SaisieInformations, dates: DatesAssociation): Line[] => [
  [libelles.denomination, i.denomination],
  [libelles.objet, i.objet],
  [libelles.domaine, i.domaine.join(', ')],
  [libelles.theme, i.theme.join(', ')],
  [libelles.gouvernance, i.gouvernance],
  [libelles.but, textesAssociation.buts[i.but as keyof typeof textesAssociation.buts]],
  [libelles.cooperative, textesAssociation.typesAssociation[i.cooperative === 'true' ? 'cooperative' : 'loi1908']],
  [libelles.dateConstitutive, jour(dates.dateConstitutive)],
  [libelles.dateStatuts, jour(dates.dateStatuts)],
  [libelles.dureeValidite, duree(i.dureeValidite)],
  [libelles.dureeRenouvellement, duree(i.dureeRenouvellement)],
  [libelles.finValidite, jour(i.finValidite)],
  [
    libelles.adresse,
    lieu([
      i.adresse.domiciliation,
      i.adresse.adresse,
      i.adresse.complementAdresse,
      `${i.adresse.codePostal} ${i.adresse.commune?.libelle ?? ''}`,
    ]),
  ],
  [libelles.adresseCourriel, i.adresseCourriel],
  [libelles.adresseSite, i.adresseSite],
  [libelles.numero, i.numero],
  [libelles.reference, i.reference],
  ...(i.stipulations ? [[libelles.groupes.limites, i.precisionStipulation || libelles.stipulations] as const] : []),
]

/** The value of one field, in words. */
export const motsDe = (champ: keyof SaisieInformations, informations: SaisieInformations): string => {
  const label = champ === 'stipulations' || champ === 'precisionStipulation' ? libelles.groupes.limites : libelles[champ]
  const ligne = lignesAssociation(informations, { dateStatuts: null, dateConstitutive: null }).find(([terme]) => terme === label)
  return ligne?.[1] || textesLecture.nonRenseigne
}

/** The fields of each group (ASSO-01). */
export const champsDe: Readonly<Record<GroupeAssociation, readonly (keyof SaisieInformations)[]>> = {
  identite: ['denomination', 'numero', 'reference'],
  objet: ['objet', 'domaine', 'theme'],
  representant: ['gouvernance'],
  butEtType: ['but', 'cooperative'],
  durees: ['dureeValidite', 'dureeRenouvellement', 'finValidite'],
  siege: ['adresse'],
  contact: ['adresseCourriel', 'adresseSite'],
  limites: ['stipulations', 'precisionStipulation'],
}

/** The values of a group on one line. Says which fields the paper register left unknown. */
export const describeGroupe = (
  champs: readonly (keyof SaisieInformations)[],
  informations: SaisieInformations,
  inconnus: readonly (keyof SaisieInformations)[],
): string => {
  const mots = champs
    .map((champ) => (inconnus.includes(champ) ? textesLecture.nonRepris : motsDe(champ, informations)))
    .filter((mot) => mot !== textesLecture.nonRenseigne)
  return [...new Set(mots)].map((mot) => mot.replace(/\.$/, '')).join(' · ') || textesLecture.nonRenseigne
}
