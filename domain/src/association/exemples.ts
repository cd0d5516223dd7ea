import { uneAdresse, uneCommune } from '../core/exemples.ts'
import type { FondateurMorale, FondateurPhysique } from './fondateurs.ts'
import { informationsVides } from './formes.ts'
import type { Informations } from './informations.ts'
import type { Comite, MembreMorale, MembrePhysique } from './membres.ts'
import { indexMembres } from './ordre-membres.ts'

export const desInformations = (autrement: Partial<Informations> = {}): Informations => ({
  ...informationsVides,
  denomination: 'Association chorale de Mittelbruch',
  objet: 'Pratiquer et faire connaître le chant choral.',
  domaine: ["Culture, pratiques d'activités artistiques, culturelles"],
  gouvernance: 'Président',
  adresseCourriel: 'chorale@exemple.fr',
  consentementCommunication: true,
  adresse: {
    adresse: '3 place du Lavoir imaginaire',
    complementAdresse: null,
    codePostal: '67000',
    commune: uneCommune(),
    pays: 'FRANCE',
    domiciliation: null,
  },
  ...autrement,
})

export const unMembrePhysique = (autrement: Partial<MembrePhysique> = {}): MembrePhysique => ({
  uuid: null,
  localUuid: 'membre-1',
  fonction: 'Président(e)',
  civilite: 'MME',
  nom: 'Mittelbrucher',
  prenom: 'Odile',
  nationalite: 'FRANÇAISE',
  email: 'odile.mittelbrucher@exemple.fr',
  telephone: '03 88 00 00 01',
  estFondateur: true,
  adresse: uneAdresse(),
  ...autrement,
})

export const unMembreMorale = (autrement: Partial<MembreMorale> = {}): MembreMorale => ({
  uuid: null,
  localUuid: 'membre-3',
  fonction: 'Trésorier(ère)',
  civilite: 'M',
  formeJuridique: 'Association',
  denomination: 'Amis des orgues de Mittelbruch',
  nomRepresentant: 'Kirchweiler',
  prenomRepresentant: 'Anatole',
  numeroInscription: null,
  email: null,
  telephone: null,
  estFondateur: true,
  adresse: uneAdresse(),
  ...autrement,
})

/** Two persons and a legal entity, which comes second in the order. */
export const unComite = (): Comite => {
  const presidente = unMembrePhysique()
  const secretaire = unMembrePhysique({
    localUuid: 'membre-2',
    fonction: 'Secrétaire',
    civilite: 'M',
    nom: 'Obersand',
    prenom: 'Lucien',
    email: null,
    telephone: null,
  })
  const tresorier = unMembreMorale()
  return {
    physiques: [presidente, secretaire],
    morales: [tresorier],
    reprises: [],
    indexMembres: indexMembres([
      { collection: 'physiques', membre: presidente },
      { collection: 'morales', membre: tresorier },
      { collection: 'physiques', membre: secretaire },
    ]),
  }
}

export const unFondateurPhysique = (autrement: Partial<FondateurPhysique> = {}): FondateurPhysique => ({
  uuid: null,
  localUuid: null,
  civilite: 'M',
  nom: 'Rosenholz',
  prenom: 'Basile',
  ...autrement,
})

export const unFondateurMorale = (autrement: Partial<FondateurMorale> = {}): FondateurMorale => ({
  uuid: null,
  localUuid: null,
  formeJuridique: 'Association',
  denomination: 'Harmonie de Mittelbruch',
  ...autrement,
})
