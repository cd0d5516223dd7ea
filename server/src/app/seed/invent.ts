import { nomenclature } from 'domain/core/donnees/nomenclature'
import { emptyInformations } from 'domain/association/formes'
import { schemaVersion, type Version } from 'domain/association/version'
import type { Civilite } from 'domain/core/personne'
import type { Commune } from 'domain/core/commune'
import { minFondateurs } from 'domain/core/constants'
import { addJours } from 'domain/core/jour'
import { wrongCodePostaux, partsDesDomaines, partsDesEtats } from './frequences.ts'
import type { Random } from './random.ts'
import * as mots from './vocabulaire.ts'

type Physique = Version['members']['physiques'][number]

/** Where a court's invented associations have their seat: its communes, the one of the court first. */
export interface Ressort {
  communes: readonly Commune[]
  /** Names of real communes: no invented place may bear one. */
  reels: ReadonlySet<string>
}

/** An invented association, complete except for its documents, and the day it entered the register. */
export interface InventedAssociation {
  contenu: Version
  inscriteLe: string
}

const lieu = (hasard: Random, reels: ReadonlySet<string>): string => {
  const invented = hasard.chance(25) ? hasard.choix(mots.lieuxRomans) : hasard.choix(mots.debutsDeLieu) + hasard.choix(mots.finsDeLieu)
  return reels.has(invented) ? lieu(hasard, reels) : invented
}

/** « de » or « d' » before a place. The H of Alsace is aspirated. */
const de = (ou: string): string => (/^[AEIOU]/.test(ou) ? `d'${ou}` : `de ${ou}`)

export const personne = (hasard: Random) => {
  const civilite: Civilite = hasard.chance(50) ? 'M' : 'MME'
  return { civilite, nom: hasard.choix(mots.debutsDeNom) + hasard.choix(mots.finsDeNom), prenom: hasard.choix(mots.prenoms[civilite]) }
}

const adresseIn = (hasard: Random, { communes }: Ressort) => {
  const [siege] = communes
  const commune = hasard.chance(35) && siege ? siege : hasard.choix(communes)
  const adresse = `${1 + hasard.integer(90)} ${hasard.choix(mots.voies)} ${hasard.choix(mots.nomsDeVoie)}`
  return { adresse, complementAdresse: null, codePostal: hasard.choix(commune.codePostaux), commune, pays: 'FRANCE' }
}

const membre = (hasard: Random, ressort: Ressort, fonction: string): Physique => ({
  uuid: hasard.uuid(),
  fonction,
  ...personne(hasard),
  nationalite: hasard.chance(93) ? 'FRANÇAISE' : hasard.choix(['ALLEMANDE', 'SUISSE', 'ITALIENNE', 'PORTUGAISE', 'TURQUE']),
  email: hasard.chance(60) ? `membre${hasard.integer(100_000)}@exemple.fr` : null,
  telephone: hasard.chance(50)
    ? `03 88 00 ${String(hasard.integer(100)).padStart(2, '0')} ${String(hasard.integer(100)).padStart(2, '0')}`
    : null,
  estFondateur: hasard.chance(50),
  adresse: adresseIn(hasard, ressort),
})

const morale = (hasard: Random, ressort: Ressort): Version['members']['morales'][number] => {
  const { nom, prenom } = personne(hasard)
  const { prenom: _, nom: __, nationalite: ___, ...communs } = membre(hasard, ressort, 'Assesseur')
  return {
    ...communs,
    formeJuridique: 'Association',
    denomination: `Fédération ${de(lieu(hasard, ressort.reels))}`,
    nomRepresentant: nom,
    prenomRepresentant: prenom,
    numeroInscription: null,
  }
}

/** Invents as many founders as requested, each once and none in the direction. */
export const otherFondateurs = (hasard: Random, direction: readonly { nom: string; prenom: string }[], combien: number) => {
  const noms = new Set(direction.map(({ nom, prenom }) => `${prenom} ${nom}`))
  const fondateurs: ReturnType<typeof personne>[] = []
  while (fondateurs.length < combien) {
    const fondateur = personne(hasard)
    const nom = `${fondateur.prenom} ${fondateur.nom}`
    if (!noms.has(nom)) fondateurs.push(fondateur)
    noms.add(nom)
  }
  return fondateurs
}

/** Invents the members of the direction, in order, each once. */
const direction = (hasard: Random, ressort: Ressort): Physique[] => {
  const membres: Physique[] = []
  for (const fonction of mots.fonctions.slice(0, 3 + hasard.integer(4))) {
    let arrive = membre(hasard, ressort, fonction)
    while (membres.some(({ nom, prenom }) => nom === arrive.nom && prenom === arrive.prenom)) arrive = { ...arrive, ...personne(hasard) }
    membres.push(arrive)
  }
  return membres
}

/** Invents the association of this seed, in the territory of one court. */
export const invent = (hasard: Random, ressort: Ressort): InventedAssociation => {
  const code = hasard.weighted(partsDesDomaines)
  const domaine = nomenclature.find((each) => each.code === code)
  const ou = lieu(hasard, ressort.reels)
  const [nom, objet] = hasard.choix(mots.vocations[code] ?? [])
  const etat = hasard.weighted(partsDesEtats)
  const dateConstitutive = addJours('1950-01-01', hasard.integer(27_500))
  const inscriteLe = addJours(dateConstitutive, 45 + hasard.integer(60))
  const finie = etat === 'DISSOUTE' || etat === 'RADIEE' ? addJours(inscriteLe, 60 + hasard.integer(220)) : null
  const siege = adresseIn(hasard, ressort)
  const physiques = direction(hasard, ressort)
  const morales = hasard.chance(8) ? [morale(hasard, ressort)] : []
  const duComite = [...physiques, ...morales].filter(({ estFondateur }) => estFondateur).length
  const email = hasard.chance(55) ? `contact${hasard.integer(1_000_000)}@exemple.fr` : null
  return {
    inscriteLe,
    contenu: {
      schema: schemaVersion,
      etatAssociation: etat,
      informations: {
        ...emptyInformations,
        denomination: `${nom} ${de(ou)}${hasard.choix(mots.qualites)}`,
        objet: objet.replace('de {lieu}', de(ou)).replace('{lieu}', ou),
        domaine: domaine ? [domaine.libelle] : [],
        theme: domaine && domaine.themes.length > 0 && hasard.chance(40) ? [hasard.choix(domaine.themes)[1]] : null,
        but: hasard.chance(96) ? 'NON_LUCRATIF' : 'LUCRATIF',
        cooperative: hasard.chance(2),
        gouvernance: hasard.chance(80) ? 'Président' : 'Codirection',
        utilitePublique: hasard.chance(1),
        adresseCourriel: email,
        consentementCommunication: email !== null,
        dureeValidite: hasard.chance(5) ? { valeur: 99, unite: 'ANNEE' } : null,
        dureeRenouvellement: hasard.chance(50) ? { valeur: 1 + hasard.integer(4), unite: 'ANNEE' } : null,
        adresse: {
          ...siege,
          codePostal: hasard.chance(0.4) ? hasard.choix(wrongCodePostaux)(siege.codePostal) : siege.codePostal,
          domiciliation: null,
        },
        dateConstitutive,
        dateStatuts: dateConstitutive,
        dateInscriptionJAL: addJours(inscriteLe, 10),
        dateDissolutionJAL: finie && addJours(finie, 12),
        dateDissolution: finie,
        dateRadiation: finie && etat === 'RADIEE' ? addJours(finie, 150) : null,
      },
      members: { physiques, morales, reprises: [] },
      indexMembres: [
        ...physiques.map(({ uuid }) => ({ uuid, collection: 'physiques' as const })),
        ...morales.map(({ uuid }) => ({ uuid, collection: 'morales' as const })),
      ].map((rang, index) => ({ ...rang, index })),
      fondateurs: { physiques: otherFondateurs(hasard, physiques, Math.max(2, minFondateurs - duComite)), morales: [] },
      documents: [],
    },
  }
}
