import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { approvedAct, living } from '../../../test/approved-acts.ts'
import { writtenBySituation } from '../../../test/approved.ts'
import { lettrePrefet, type DonneesLettrePrefet } from '../prefet/lettre-prefet-pdf.ts'
import { avisFinPublication, type DonneesAvis } from '../publication/avis-pdf.ts'
import { accusePdf } from '../../pieces/accuse.ts'
import { lettre, type DonneesLettre } from './lettre-pdf.ts'

const act = approvedAct('CREATION', living())
const avis = { ...living(), numero: 'STR001234', inscriteLe: '2026-11-18' }
const denomination = 'Harmonie du Ried imaginaire'

const demande: DonneesLettre['redaction'] = {
  nature: 'DEMANDE_PIECES',
  numero: 2,
  tour: 1,
  precisions: [],
  points: ['STATUTS', null],
  lignes: [
    ['Statuts', "L'article 3 manque."],
    ['Procès-verbal', ''],
    ['Demande de précisions', 'Qui préside ?'],
  ],
  observation: 'Écrivez lisiblement.',
  dateRetour: '2026-12-10',
}
const said = (redaction: Partial<DonneesLettre['redaction']>, autrement: Partial<DonneesLettre> = {}) =>
  lettre({
    ...act,
    redaction: { ...demande, ...redaction },
    denomination,
    destinataire: aDepotDeclarant({ complementAdresse: 'Bâtiment B' }),
    lien: 'https://registre.exemple.fr/pieces/R26000123-ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    avis: null,
    ...autrement,
  })

test('[STAFF-03] [STAFF-04] the whole letter of a demand, of a payment and of a rejection considered, at each round', async () => {
  await expect(
    writtenBySituation({
      'demande de pièces, avec observation': said({}),
      'demande de pièces, second tour, sans observation': said({
        numero: 3,
        tour: 2,
        lignes: demande.lignes.slice(2),
        observation: null,
        dateRetour: '2026-12-21',
      }),
      'avis aux fins de paiement': said(
        {
          nature: 'AVIS_FINS_PAIEMENT',
          numero: 1,
          lignes: [['Justificatif de paiement', '']],
          observation: null,
          dateRetour: '2026-12-28',
        },
        { avis },
      ),
      'avis aux fins de paiement, second tour': said(
        {
          nature: 'AVIS_FINS_PAIEMENT',
          numero: 1,
          tour: 2,
          lignes: [['Justificatif de paiement', 'Illisible.']],
          observation: 'Un scan net suffit.',
          dateRetour: '2027-01-15',
        },
        { avis },
      ),
      'projet de rejet, plusieurs motifs': said({
        nature: 'PROJET_REJET',
        numero: 4,
        lignes: [
          ['Code civil local, art. 57', 'Le nom ne se distingue pas.'],
          ['Code civil local, art. 56', 'Six fondateurs ont signé.'],
        ],
        observation: null,
        dateRetour: '2026-12-04',
      }),
    }),
  ).toMatchFileSnapshot('approved/lettre.txt')
})

test('the whole letter to the prefect of each department, of each filing', async () => {
  const told = (departement: string, autrement: Partial<DonneesLettrePrefet> = {}) =>
    lettrePrefet({
      ...act,
      tribunal: { ...act.tribunal, departement },
      denomination,
      association: null,
      annexes: [
        { nom: 'statuts signés.pdf', type: 'STATUTS' },
        { nom: 'assemblée.pdf', type: 'PV_AG' },
      ],
      communiqueeLe: '2026-10-06',
      oppositionJusquau: '2026-11-17',
      ...autrement,
    })
  await expect(
    writtenBySituation({
      'création, Bas-Rhin': told('67'),
      'modification, Haut-Rhin, sans pièce': told('68', { type: 'MODIFICATION', association: 'COL000007', annexes: [] }),
      'création, Moselle': told('57'),
    }),
  ).toMatchFileSnapshot('approved/lettre-prefet.txt')
})

test('the whole notice to the newspaper, with or without its address', async () => {
  const sent = (autrement: Partial<DonneesAvis> = {}) =>
    avisFinPublication({ ...act, avis, journal: 'Les Affiches du Ried', adresse: ' 8 rue de la Presse \n\n67000 Strasbourg', ...autrement })
  await expect(
    writtenBySituation({
      'adresse connue': sent(),
      'sans adresse': sent({ adresse: null, journal: 'Le Moniteur du Rhin' }),
    }),
  ).toMatchFileSnapshot('approved/avis.txt')
})

test('the whole receipt of a reply, by what it answers and what it brought', async () => {
  const answered = (
    nature: 'DEMANDE_PIECES' | 'AVIS_FINS_PAIEMENT' | 'PROJET_REJET',
    rang: number,
    { avecObservation = true, pieces = 2 }: { avecObservation?: boolean; pieces?: number } = {},
  ) =>
    accusePdf({
      lu: { requete: { numero: 'R26000123', denomination }, demande: { nature, numero: rang } },
      tribunal: act.tribunal,
      transmiseLe: new Date('2026-12-05T22:30:00Z'),
      avecObservation,
      pieces: [
        { nom: 'statuts.pdf', sha256: 'a'.repeat(64) },
        { nom: 'recu.pdf', sha256: 'b'.repeat(64) },
      ].slice(0, pieces),
    })
  await expect(
    writtenBySituation({
      'demande de pièces, documents et observation': answered('DEMANDE_PIECES', 2),
      'avis aux fins de paiement, un document': answered('AVIS_FINS_PAIEMENT', 3, { avecObservation: false, pieces: 1 }),
      'projet de rejet, observation seule': answered('PROJET_REJET', 4, { pieces: 0 }),
    }),
  ).toMatchFileSnapshot('approved/accuse-de-reponse.txt')
})
