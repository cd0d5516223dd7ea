import { expect, test } from 'vitest'
import { erreursDeZod } from '../core/erreurs-zod.ts'
import { aSampleCommune } from '../core/exemples.ts'
import { answered } from './answered.ts'
import { aComite, aMembreMorale, aMembrePhysique } from './exemples.ts'
import { Comite, MembreMorale, MembrePhysique, MembreReprise, collections } from './membres.ts'
import { textesFormulaireAssociation } from './textes/formulaire.ts'

const champs = (schema: typeof MembrePhysique | typeof MembreMorale, saisie: unknown) =>
  erreursDeZod(schema.safeParse(saisie).error?.issues ?? []).map(({ field, defaultMessage }) => `${field}: ${defaultMessage}`)

test('[MEMB-20, MEMB-21, MEMB-22, MEMB-24] the required fields of a person of the direction', () => {
  expect(champs(MembrePhysique, {})).toEqual(
    ['fonction', 'civilite', 'adresse', 'nom', 'prenom', 'nationalite'].map((champ) => `${champ}: le champ est obligatoire`),
  )
})

test('[MEMB-25, MEMB-26] the required fields of a legal entity', () => {
  expect(
    champs(MembreMorale, {
      ...aMembreMorale(),
      civilite: null,
      formeJuridique: '',
      denomination: '',
      nomRepresentant: '',
      prenomRepresentant: '',
    }),
  ).toEqual(
    ['civilite', 'formeJuridique', 'denomination', 'nomRepresentant', 'prenomRepresentant'].map(
      (champ) => `${champ}: le champ est obligatoire`,
    ),
  )
})

test('[MEMB-30, X-04] a member is a founder by default', () => {
  expect(MembrePhysique.parse({ ...aMembrePhysique(), estFondateur: undefined }).estFondateur).toBe(true)
  expect(MembrePhysique.parse(aMembrePhysique({ estFondateur: false })).estFondateur).toBe(false)
})

test('[MEMB-36] a legal form may differ from the proposed ones', () => {
  expect(MembreMorale.parse(aMembreMorale({ formeJuridique: 'Société civile' })).formeJuridique).toBe('Société civile')
})

test('[ENT-13, ENT-17, X-05, X-85] a member keeps what is common to all; the state of the form is accepted, never stored nor answered; the answer says the type', () => {
  const commun = {
    uuid: '9d0c2f4e-0000-4000-8000-000000000001',
    localUuid: 'membre-9',
    fonction: 'Secrétaire',
    civilite: 'MME',
    email: 'membre@exemple.fr',
    telephone: '03 88 00 00 09',
    estFondateur: false,
    adresse: {
      adresse: '1 rue du Lavoir',
      complementAdresse: 'Bâtiment B',
      codePostal: '57000',
      commune: aSampleCommune({ libelle: 'Metz' }),
      pays: 'FRANCE',
    },
  } as const
  const screen = { key: 'k', prefix: 'p', type: 'physique', index: 3, action: 'ajout', statut: 'ajout', numeroInscription: '12' }
  const { nom, prenom, nationalite } = aMembrePhysique()
  const physique = MembrePhysique.parse({ ...commun, ...screen, nom, prenom, nationalite })
  expect(physique).toEqual({ ...commun, nom, prenom, nationalite })
  const { formeJuridique, denomination, nomRepresentant, prenomRepresentant } = aMembreMorale()
  const entity = { formeJuridique, denomination, nomRepresentant, prenomRepresentant }
  const morale = MembreMorale.parse({ ...commun, ...screen, ...entity })
  expect(morale).toEqual({ ...commun, ...entity, numeroInscription: '12' })
  const reprise = MembreReprise.parse({ ...screen, uuid: 'u', description: 'Comité de 1912' })
  expect(reprise).toEqual({ uuid: 'u', localUuid: null, description: 'Comité de 1912' })
  const adresse = { ...commun.adresse, commune: { ...commun.adresse.commune, tribunalJudiciaire: null, tribunalProximite: null } }
  expect(answered({ physiques: [physique], morales: [morale], reprises: [reprise] }, new Map())).toEqual({
    physiques: [{ type: 'PHYSIQUE', ...physique, adresse }],
    morales: [{ type: 'MORALE', ...morale, adresse }],
    reprises: [{ type: 'REPRISE', ...reprise }],
  })
  const { estFondateur: _, ...tu } = commun
  expect(MembrePhysique.parse({ ...tu, nom, prenom, nationalite }).estFondateur).toBe(true)
  expect(MembreMorale.parse({ ...tu, ...entity }).estFondateur).toBe(true)
  const { pays: _pays, ...sansPays } = commun.adresse
  expect(MembrePhysique.parse({ ...commun, adresse: sansPays, nom, prenom, nationalite }).adresse).toEqual(commun.adresse)
})

test('[ENT-16] a member taken over from paper is a description', () => {
  expect(MembreReprise.parse({ uuid: 'u', description: 'Comité de 1912' })).toEqual({
    uuid: 'u',
    localUuid: null,
    description: 'Comité de 1912',
  })
})

test('[MEMB-02] the direction is made of persons, legal entities and members taken over from paper', () => {
  expect(collections).toEqual(['physiques', 'morales', 'reprises'])
  const { physiques, morales, indexMembres } = aComite()
  const reprises = [{ uuid: 'u', localUuid: null, description: 'Comité de 1912' }]
  expect(Comite.parse({ physiques, morales, reprises, indexMembres })).toEqual({ physiques, morales, reprises, indexMembres })
})

test('[ENT-14, ENT-15] the fields that only a person has, and those that only a legal entity has', () => {
  const physique = Object.keys(MembrePhysique.parse(aMembrePhysique()))
  const morale = Object.keys(MembreMorale.parse(aMembreMorale()))
  expect(physique.filter((champ) => !morale.includes(champ)).toSorted()).toEqual(['nationalite', 'nom', 'prenom'])
  expect(morale.filter((champ) => !physique.includes(champ)).toSorted()).toEqual([
    'denomination',
    'formeJuridique',
    'nomRepresentant',
    'numeroInscription',
    'prenomRepresentant',
  ])
})

test('the proposed functions', () => {
  expect(textesFormulaireAssociation.fonctionsProposees).toEqual([
    'Président(e)',
    'Trésorier(ère)',
    'Secrétaire',
    'Vice-Président(e)',
    'Trésorier(ère) adjoint(e)',
    'Secrétaire adjoint(e)',
    'Assesseur(e)',
    'Membre',
  ])
})

test('the proposed legal forms', () => {
  expect(textesFormulaireAssociation.formesProposees).toEqual(['EURL', 'SARL', 'Association'])
})
