import { textesAssociation } from 'domain/association/textes'
import { textesFormulaireAssociation } from 'domain/association/textes-formulaire'
import { textesLecture } from 'domain/association/textes-lecture'
import { formaterJour } from 'domain/core/jour'
import { libelleCivilite, type Civilite } from 'domain/core/personne'
import { textesCreation } from 'domain/requetes/textes-creation'
import { decrireAnnexe } from '../annexes/decrire-annexe.ts'
import { datesDesAnnexes, type SaisieCreation } from '../../saisie-creation.ts'

type Ligne = readonly [terme: string, valeur: string | null]

const libelles = textesFormulaireAssociation
const jour = (date: string | null) => (date ? formaterJour(date) : null)

const lieu = (parties: readonly (string | null | undefined)[]): string => parties.filter((partie) => partie?.trim()).join(', ')

const declarant = ({ declarant: d }: SaisieCreation): Ligne[] => [
  [libelles.nom, `${libelleCivilite(d.civilite as Civilite)} ${d.prenom} ${d.nom}`],
  [textesCreation.lien, d.lien],
  [textesCreation.adresse, lieu([d.adresse, d.complementAdresse, `${d.codePostal} ${d.ville?.libelle ?? ''}`])],
  [textesCreation.email, d.email],
]

const duree = ({ valeur, unite }: { valeur: string; unite: string }): string | null =>
  valeur.trim() ? textesLecture.duree[unite as keyof typeof textesLecture.duree](Number(valeur)) : null

const association = ({ association: { informations: i }, annexes }: SaisieCreation): Ligne[] => {
  const dates = datesDesAnnexes(annexes)
  return [
    [libelles.denomination, i.denomination],
    [libelles.objet, i.objet],
    [libelles.domaine, i.domaine.join(', ')],
    [libelles.theme, i.theme.join(', ')],
    [libelles.gouvernance, i.gouvernance],
    [libelles.but, textesAssociation.buts[i.but as keyof typeof textesAssociation.buts]],
    [libelles.cooperative, textesAssociation.typesAssociation[i.cooperative === 'true' ? 'cooperative' : 'loi1908']],
    [textesCreation.dateConstitutive, jour(dates.dateConstitutive)],
    [textesCreation.dateStatuts, jour(dates.dateStatuts)],
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
    ...(i.stipulations ? [[libelles.groupes.limites, i.precisionStipulation] as const] : []),
  ]
}

const documents = ({ annexes }: SaisieCreation): Ligne[] => annexes.map(({ annexe }) => [decrireAnnexe(annexe), annexe.nom])

const resumes = { declarant, association, documents }

/** One step of the filing but the members as pairs: what is asked, what was answered. */
export const lignesDuResume = (etape: keyof typeof resumes, saisie: SaisieCreation): Ligne[] => resumes[etape](saisie)
