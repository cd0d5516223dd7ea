import { countFondateurs } from 'domain/association/fondateurs'
import { fonctionsEnDouble } from 'domain/association/fonctions'
import { fondateursProches, type FondateursProches } from 'domain/association/fondateurs-proches'
import { identite } from 'domain/association/homonymes'
import { minFondateurs } from 'domain/core/constants'
import { formatJour } from 'domain/core/jour'
import { libelleCivilite } from 'domain/core/personne'
import type { CodeControle, DeclaredPart } from 'domain/requetes/controles/controles'
import { textesEspaceGreffe } from 'domain/suivi/textes/espace-greffe'
import { textesVerifications as textes } from 'domain/suivi/textes/verifications'
import { memberLines } from '../../association/members-lines.ts'
import type { DossierData } from '../dossier/dossier.ts'

type Depot = DossierData['depot']

const people = (comite: Depot['comite']): string[] =>
  memberLines(comite).map((line) => [line.fonction, line.identite[0], line.nationalite, ...line.domicile].join(', '))

/** Lines that show one part of a filing. Empty when the filing lacks it. */
export const declared = (part: DeclaredPart, depot: Depot): string[] => {
  const { declarant, association, comite, fondateurs, liquidationAssociation } = depot
  const infos = association?.informations
  const present = (...lines: (string | null | undefined)[]): string[] =>
    lines.filter((line) => typeof line === 'string' && line !== '') as string[]
  switch (part) {
    case 'DENOMINATION':
      return present(infos?.denomination)
    case 'OBJET':
      return present(infos?.objet)
    case 'SIEGE':
      return infos
        ? [
            present(
              infos.adresse.adresse,
              infos.adresse.complementAdresse,
              `${infos.adresse.codePostal} ${infos.adresse.commune.libelle}`,
            ).join(', '),
          ]
        : []
    case 'DATE_STATUTS':
      return association?.dateStatuts ? [formatJour(association.dateStatuts)] : []
    case 'FONDATEURS':
      return [textes.fondateurs(countFondateurs(comite, fondateurs), minFondateurs)]
    case 'DIRECTION':
      return people(comite)
    case 'DECLARANT':
      return [textes.declarant(`${libelleCivilite(declarant.civilite)} ${declarant.prenom} ${declarant.nom}`, declarant.lien)]
    case 'LIQUIDATEURS':
      return liquidationAssociation ? people(liquidationAssociation.liquidateurs) : []
  }
}

const filesAsDirector = ({ declarant, comite }: Depot): boolean =>
  [
    ...comite.physiques,
    ...comite.morales.map(({ civilite, prenomRepresentant: prenom, nomRepresentant: nom }) => ({ civilite, prenom, nom })),
  ].some(({ civilite, prenom, nom }) => identite({ civilite, prenom, nom }) === identite(declarant))

const closeFounders = ({ un, autre, distincts }: FondateursProches): string => {
  const { memes, proches, direction, ...answers } = textes.fondateursProches
  const answer = distincts === null ? direction : distincts ? answers.distincts : answers.sansReponse
  return `${un === autre ? memes(un) : proches(un, autre)} ${answer}`
}

const sharedFunction = ({ fonction, noms, confirmee }: ReturnType<typeof fonctionsEnDouble>[number]): string => {
  const { tenue, reponses } = textes.fonctionEnDouble
  return `${tenue(fonction, noms)} ${reponses[`${confirmee}`]}`
}

/** Facts the system can compute for a check, in words. Informative only. Close names are shown separately. */
export const told = (code: CodeControle, { depot, verifications }: Pick<DossierData, 'depot' | 'verifications'>): string[] => {
  if (code === 'DECLARANT_DE_LA_DIRECTION') return [filesAsDirector(depot) ? textes.dansLaDirection : textes.horsDeLaDirection]
  if (code === 'PUBLICATION_UN_AN' && verifications?.publicationManquante) return [textesEspaceGreffe.publication]
  if (code === 'SEPT_MEMBRES') return [...new Set(fondateursProches(depot.comite, depot.fondateurs).map(closeFounders))]
  if (code === 'TITRE_DIRECTION' || code === 'DECISION_DIRECTION') return fonctionsEnDouble(depot.comite).map(sharedFunction)
  return []
}
