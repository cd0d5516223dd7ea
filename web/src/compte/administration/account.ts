import type { getCompteAuSupport, rechercherComptes } from 'contract/compte/support'
import type { Answer } from 'contract/core/call'
import { textesAdministration } from 'domain/compte/textes/administration'
import { textesAdministrationCompte } from 'domain/compte/textes/administration-compte'

export type AccountRow = Answer<typeof rechercherComptes>['content'][number]
export type AccountData = Answer<typeof getCompteAuSupport>

export const identityOf = ({ prenom, nom }: Pick<AccountRow, 'prenom' | 'nom'>): string => textesAdministrationCompte.identite(prenom, nom)

/** The account's rights in words, with the courts of a clerk or a judge. */
export const rightsOf = ({ authorities, tribunaux }: Pick<AccountRow, 'authorities' | 'tribunaux'>): string[] => {
  const { droits, greffeDe, jugeDe, sansDroit } = textesAdministration
  const courts = tribunaux.map(({ libelle }) => libelle).join(', ')
  const rights = [
    ...(authorities.includes('GREFFE') ? [courts === '' ? droits.GREFFE : greffeDe(courts)] : []),
    ...(authorities.includes('JUGE') ? [courts === '' ? droits.JUGE : jugeDe(courts)] : []),
    ...(authorities.includes('ADMINISTRATION') ? [droits.ADMINISTRATION] : []),
  ]
  return rights.length === 0 ? [sansDroit] : rights
}

/** The state of the account in a sentence. An inactive one says what it is waiting for. */
export const stateInWords = ({ etat, aUnMotPasse }: Pick<AccountData, 'etat' | 'aUnMotPasse'>): string => {
  const { etats } = textesAdministrationCompte
  if (etat !== 'INACTIF') return etats[etat]
  return aUnMotPasse ? etats.activation : etats.motPasse
}
