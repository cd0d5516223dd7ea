import type { Comite, MembreMorale, MembrePhysique } from 'domain/association/membres'
import { ordreDesMembres } from 'domain/association/ordre-membres'
import { textesLecture } from 'domain/association/textes-lecture'
import type { AdressePersonne } from 'domain/core/adresse'
import { libelleCivilite } from 'domain/core/personne'

/** A member of the direction as a row: each cell is one or several lines. */
export interface MemberLine {
  key: string
  fonction: string
  identite: string[]
  nationalite: string
  domicile: string[]
  contact: string[]
}

const domicile = ({ adresse, complementAdresse, codePostal, commune, pays }: AdressePersonne): string[] =>
  [adresse, complementAdresse, `${codePostal} ${commune.libelle}`, pays].filter((ligne) => ligne !== null)

const present = (...lignes: (string | null | false)[]): string[] => lignes.filter((ligne) => typeof ligne === 'string')

const physique = (membre: MembrePhysique): Omit<MemberLine, 'key' | 'domicile' | 'contact' | 'fonction'> => ({
  identite: present(`${libelleCivilite(membre.civilite)} ${membre.prenom} ${membre.nom}`, membre.estFondateur && textesLecture.fondateur),
  nationalite: membre.nationalite,
})

const morale = (membre: MembreMorale): Omit<MemberLine, 'key' | 'domicile' | 'contact' | 'fonction'> => ({
  identite: present(
    `${membre.denomination} (${membre.formeJuridique})`,
    textesLecture.representant(`${libelleCivilite(membre.civilite)} ${membre.prenomRepresentant} ${membre.nomRepresentant}`),
    membre.numeroInscription && textesLecture.numeroInscription(membre.numeroInscription),
    membre.estFondateur && textesLecture.fondateur,
  ),
  nationalite: textesLecture.nationaliteMorale,
})

/** The direction in its order (MEMB-03); a member taken over from the paper register has only its text. */
export const memberLines = (comite: Comite): MemberLine[] =>
  ordreDesMembres(comite).map(({ collection, position, membre }) => {
    const key = `${collection}-${position}`
    if ('description' in membre) {
      return {
        key,
        fonction: textesLecture.repris,
        identite: [membre.description],
        nationalite: textesLecture.nonRenseigne,
        domicile: [],
        contact: [],
      }
    }
    const efface = (dite: 'telephone' | 'email') => membre.coordonneesEffacees?.includes(dite) ?? false
    return {
      key,
      fonction: membre.fonction,
      ...('nationalite' in membre ? physique(membre) : morale(membre)),
      domicile: domicile(membre.adresse),
      contact: present(
        membre.telephone ?? (efface('telephone') && textesLecture.aEffacer.telephone),
        membre.email ?? (efface('email') && textesLecture.aEffacer.email),
      ),
    }
  })
