import { expect, test } from 'vitest'
import { nomDeVersion, type VersionToName } from './nom-de-version.ts'

const nue: VersionToName = { evenement: 'INSCRIPTION', etat: 'INSCRITE', typeRequete: null, details: null }
const office = (typeRequete: string, sousType: string, nature?: string): VersionToName['details'] => ({
  office: { typeRequete, sousTypes: [sousType], ...(nature !== undefined && { decision: { nature } }) },
})

test.each<[string, Partial<VersionToName>]>([
  ['Création', { evenement: 'CREATION', typeRequete: 'CREATION' }],
  ['Modification', { typeRequete: 'MODIFICATION' }],
  ['Dissolution', { typeRequete: 'DISSOLUTION', etat: 'DISSOUTE' }],
  ['Radiation', { typeRequete: 'RADIATION', etat: 'RADIEE' }],
  ['Dissolution prononcée par décision', { details: office('DISSOLUTION', 'JUDICIAIRE', 'DISSOLUTION') }],
  ['Retrait de la capacité juridique', { details: office('DISSOLUTION', 'JUDICIAIRE', 'RETRAIT_CAPACITE') }],
  ["Radiation d'office", { details: office('RADIATION', 'DISSOLUTION_79_1', 'RADIATION_79_1') }],
  ["Infirmation d'une décision", { evenement: 'RECTIFICATION', details: office('RECTIFICATION', 'JUDICIAIRE', 'INFIRMATION') }],
  ["Inscription à la suite d'un transfert", { evenement: 'CREATION', details: office('CREATION', 'CREATION_SUITE_TRANSFERT') }],
  ['Transfert à un autre tribunal', { details: office('RADIATION', 'TRANSFERT_JURIDICTION') }],
  [
    "Correction d'un transfert inscrit par erreur",
    { evenement: 'RECTIFICATION', details: { acte: 'CORRECTION_TRANSFERT', ...office('RECTIFICATION', 'TRANSFERT_JURIDICTION') } },
  ],
  ["Fusion-absorption d'autres associations", { evenement: 'FUSION_ABSORPTION', details: office('FUSION_ABSORPTION', 'FUSION') }],
  [
    'Absorption par une autre association',
    { evenement: 'FUSION_ABSORPTION', details: office('FUSION_ABSORPTION', 'FUSION', 'ABSORPTION') },
  ],
  [
    "Correction d'une fusion inscrite par erreur",
    { evenement: 'RECTIFICATION', details: { acte: 'CORRECTION_FUSION', ...office('RECTIFICATION', 'FUSION') } },
  ],
  ['Mentions du tribunal', { evenement: 'RECTIFICATION', details: { acte: 'MENTIONS', ...office('RECTIFICATION', 'ADMINISTRATIF') } }],
  [
    'Publication constatée dans le journal',
    { evenement: 'RECTIFICATION', details: { acte: 'PUBLICATION', ...office('RECTIFICATION', 'ADMINISTRATIF') } },
  ],
  ["Déclaration d'inscription non conforme", { evenement: 'RECTIFICATION', details: { acte: 'NON_CONFORMITE' } }],
  ["Déclaration d'inscription non conforme", { evenement: 'RECTIFICATION', etat: 'NONCONFORME' }],
  ['Levée de la non-conformité', { evenement: 'RECTIFICATION', details: { acte: 'LEVEE_NON_CONFORMITE' } }],
  ['Levée de la non-conformité', { evenement: 'RECTIFICATION' }],
  ["Rectification d'office", { evenement: 'RECTIFICATION', details: office('RECTIFICATION', 'ADRESSE') }],
  ['Mise à jour des documents', { evenement: 'DOCUMENTS', details: {} }],
  ['Instantané du registre', { evenement: 'INSTANTANE' }],
  ['Reprise du registre papier', { evenement: 'REPRISE' }],
  ['Création par reprise du registre papier', { evenement: 'CREATION_REPRISE' }],
  ['Inscription', { details: { acte: 'constructor' } }],
])('[SHEET-14] [STATE-08] a version is called by what made it: %s', (nom, version) => {
  expect(nomDeVersion({ ...nue, ...version })).toBe(nom)
})
