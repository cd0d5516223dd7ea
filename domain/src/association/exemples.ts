import { anAdresse, aSampleCommune } from '../core/exemples.ts'
import type { FondateurMorale, FondateurPhysique } from './fondateurs.ts'
import { emptyInformations } from './formes.ts'
import type { Informations } from './informations.ts'
import type { Comite, MembreMorale, MembrePhysique } from './membres.ts'
import { indexMembres } from './ordre-membres.ts'

export const desInformations = (autrement: Partial<Informations> = {}): Informations => ({
  ...emptyInformations,
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
    commune: aSampleCommune(),
    pays: 'FRANCE',
    domiciliation: null,
  },
  ...autrement,
})

export const aMembrePhysique = (autrement: Partial<MembrePhysique> = {}): MembrePhysique => ({
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
  adresse: anAdresse(),
  ...autrement,
})

export const aMembreMorale = (autrement: Partial<MembreMorale> = {}): MembreMorale => ({
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
  adresse: anAdresse(),
  ...autrement,
})

/** Two persons and a legal entity, which comes second in the order. */
export const aComite = (): Comite => {
  const presidente = aMembrePhysique()
  const secretaire = aMembrePhysique({
    localUuid: 'membre-2',
    fonction: 'Secrétaire',
    civilite: 'M',
    nom: 'Obersand',
    prenom: 'Lucien',
    email: null,
    telephone: null,
  })
  const tresorier = aMembreMorale()
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

export const aFondateurPhysique = (autrement: Partial<FondateurPhysique> = {}): FondateurPhysique => ({
  uuid: null,
  localUuid: null,
  civilite: 'M',
  nom: 'Rosenholz',
  prenom: 'Basile',
  ...autrement,
})

export const aFondateurMorale = (autrement: Partial<FondateurMorale> = {}): FondateurMorale => ({
  uuid: null,
  localUuid: null,
  formeJuridique: 'Association',
  denomination: 'Harmonie de Mittelbruch',
  ...autrement,
})
