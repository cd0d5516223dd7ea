import { expect, test } from 'vitest'
import { type ContenuActe, acteWording, texteInLines, type Noms } from './acte-wording.ts'

const odile = 'b2c7f0f2-1111-4c3e-9a0c-1f7f0a6d1c11'
const statuts = '0f0cbe4e-2222-4c3e-9a0c-1f7f0a6d1c12'
const noms: Noms = {
  personne: (compte) => (compte === odile ? 'Odile Mittelbruch' : null),
  version: (ordre) => (ordre === 4 ? 'Radiation' : null),
  document: (uuid) => (uuid === statuts ? 'Statuts, 3 octobre 2026' : null),
}
const tresoriere = { fonction: 'Trésorière', gestion: false, depot: true, fin: null }

test.each<[string, string, ContenuActe, string, string[]]>([
  [
    'a version, with what made it and the request it comes from',
    'VERSION',
    { ordre: 4, evenement: 'INSCRIPTION', requete: 'R26000123' },
    'Nouvelle version au registre',
    ['Version 4\u00A0: Radiation', 'Requête n°\u00A0R26000123'],
  ],
  [
    'a version made by no request, of an event this version of the site does not know',
    'VERSION',
    { ordre: 5, evenement: 'SCISSION', requete: null },
    'Nouvelle version au registre',
    ['Version 5\u00A0: SCISSION'],
  ],
  [
    'a reprise, by where it stands on paper',
    'REPRISE',
    { numeroVolume: 'XIV', numeroFolio: '12' },
    'Reprise du registre papier',
    ['Volume XIV, folio 12'],
  ],
  [
    'mentions, each before and after, a day as one writes it, what is not there as nothing',
    'MENTIONS',
    {
      changees: [
        { mention: 'dateInscriptionJAL', avant: null, apres: '2026-11-24' },
        { mention: 'reference', avant: '', apres: 'W671234567' },
        { mention: 'utilitePublique', avant: false, apres: true },
      ],
    },
    'Mentions du tribunal',
    [
      "Publication de l'inscription\u00A0: rien → 24/11/2026",
      'Numéro RNA\u00A0: rien → W671234567',
      "Reconnue d'utilité publique\u00A0: Non → Oui",
    ],
  ],
  [
    'a rectification, by what it touched, but for what this version of the site does not know',
    'RECTIFICATION',
    { avant: 3, sousTypes: ['DENOMINATION', 'ADRESSE', 'BLASON'] },
    "Rectification d'office",
    ['Dénomination', 'Siège'],
  ],
  [
    'a judicial decision, by who rendered it and when',
    'DECISION_JUDICIAIRE',
    { autorite: 'le tribunal judiciaire de Colmar', date: '2026-11-02' },
    "Décision d'une juridiction ou d'une autorité",
    ['Rendue par le tribunal judiciaire de Colmar le 02/11/2026'],
  ],
  [
    'a merger, on the absorbing association',
    'FUSION',
    { fusionnees: ['STR000002', 'STR000003'] },
    'Fusion-absorption',
    ['Absorbe les associations n°\u00A0STR000002, STR000003'],
  ],
  [
    'a merger that absorbs one association',
    'FUSION',
    { fusionnees: ['STR000002'] },
    'Fusion-absorption',
    ["Absorbe l'association n°\u00A0STR000002"],
  ],
  [
    'a merger, on an absorbed association',
    'FUSION',
    { absorbante: 'STR000001' },
    'Fusion-absorption',
    ["Absorbée par l'association n°\u00A0STR000001"],
  ],
  [
    'a transfer sent, by the seat to come',
    'TRANSFERT_ENVOYE',
    { destination: 'TJ-COLMAR', commune: 'Colmar' },
    'Dossier envoyé à un autre tribunal',
    ['Nouveau siège à Colmar'],
  ],
  [
    'a transfer, on the association received',
    'TRANSFERT',
    { origine: 'STR000004' },
    'Transfert',
    ["Vient de l'association n°\u00A0STR000004"],
  ],
  ['a transfer, on the association gone', 'TRANSFERT', { nouvelle: 'COL000009' }, 'Transfert', ['Inscrite sous le n°\u00A0COL000009']],
  ['a document added that everybody may read', 'DOCUMENT_AJOUTE', { type: 'STATUTS', reserve: false }, 'Document ajouté', ['Statuts']],
  [
    'a reserved document added',
    'DOCUMENT_AJOUTE',
    { type: 'PV_AG', reserve: true },
    'Document ajouté',
    ["Procès-verbal d'assemblée générale", 'Réservé'],
  ],
  [
    'a document put in force again, by its name',
    'DOCUMENT_ACTIVE',
    { uuid: statuts, actif: true },
    "Vigueur d'un document changée",
    ['Statuts, 3 octobre 2026', 'Remis en vigueur'],
  ],
  [
    'a document put out of force, which the register no longer knows',
    'DOCUMENT_ACTIVE',
    { uuid: 'autre', actif: false },
    "Vigueur d'un document changée",
    ['Mis hors vigueur'],
  ],
  [
    'a document added, by its name',
    'DOCUMENT_AJOUTE',
    { uuid: statuts, type: 'STATUTS', reserve: false },
    'Document ajouté',
    ['Statuts, 3 octobre 2026'],
  ],
  ['a document removed, by its name', 'DOCUMENT_SUPPRIME', { uuid: statuts }, 'Document supprimé', ['Statuts, 3 octobre 2026']],
  ['a paper file that exists', 'DOSSIER_PAPIER', { existe: true }, 'Dossier papier', ['Il existe']],
  ['a paper file that does not exist', 'DOSSIER_PAPIER', { existe: false }, 'Dossier papier', ["Il n'existe pas"]],
  [
    'a digitisation, by its file',
    'NUMERISATION_DEPOSEE',
    { nom: 'Volume XIV.pdf', sha256: 'a'.repeat(64) },
    'Dossier numérisé déposé',
    ['Volume XIV.pdf'],
  ],
  ['an extract, by the version it prints', 'EXTRAIT', { version: 3, sha256: 'a'.repeat(64) }, 'Extrait délivré', ['De la version 3']],
  [
    'an attachment asked for, by the function declared',
    'DEMANDE_RATTACHEMENT',
    { fonction: 'Présidente' },
    'Rattachement demandé',
    ['Présidente'],
  ],
  [
    'an invitation, with the rights proposed and their end',
    'INVITATION',
    { fonction: 'Secrétaire', gestion: true, depot: true, fin: '2027-06-30' },
    'Invitation envoyée',
    ["Secrétaire, déposer des requêtes, gérer les utilisateurs, jusqu'au 30/06/2027"],
  ],
  [
    'rights given until a day',
    'RATTACHEMENT',
    { compte: odile, ...tresoriere, fin: '2027-06-30' },
    'Rattachement accordé',
    ['Personne\u00A0: Odile Mittelbruch', "Trésorière, déposer des requêtes, jusqu'au 30/06/2027"],
  ],
  [
    'rights given without an end',
    'RATTACHEMENT',
    { compte: odile, ...tresoriere },
    'Rattachement accordé',
    ['Personne\u00A0: Odile Mittelbruch', 'Trésorière, déposer des requêtes'],
  ],
  [
    'rights given to an account that is no longer known',
    'RATTACHEMENT',
    { compte: 'effacé', ...tresoriere, depot: false },
    'Rattachement accordé',
    ['Trésorière'],
  ],
  [
    'rights whose end is taken away, all else as it was',
    'RATTACHEMENT_MODIFIE',
    { compte: odile, avant: { ...tresoriere, fin: '2027-06-30' }, fin: null },
    'Droits modifiés',
    [
      'Personne\u00A0: Odile Mittelbruch',
      "Avant\u00A0: Trésorière, déposer des requêtes, jusqu'au 30/06/2027",
      'Après\u00A0: Trésorière, déposer des requêtes',
    ],
  ],
  [
    'rights removed, by whose they were',
    'RATTACHEMENT_SUPPRIME',
    { compte: odile },
    'Rattachement supprimé',
    ['Personne\u00A0: Odile Mittelbruch'],
  ],
  [
    'rights ended with the account',
    'FIN_RATTACHEMENT',
    { compte: odile },
    'Rattachement terminé, le compte étant fermé',
    ['Personne\u00A0: Odile Mittelbruch'],
  ],
  ['an act that says nothing beside its name', 'INSTANTANE', { avant: 2 }, 'Instantané', []],
  ['an act this version of the site does not know', 'SCISSION', { parts: 2 }, 'Autre acte (SCISSION)', []],
])('the journal tells %s', (_, type, contenu, acte, details) => {
  expect(acteWording(type, contenu, noms)).toEqual({ acte, details })
})

test('the ground of an act is split into lines without the empty ones; an act without a ground has no lines', () => {
  expect(texteInLines('INSTANTANE', 'Demande du juge.\n\n  \nVue au guichet.')).toEqual(['Demande du juge.', 'Vue au guichet.'])
  expect(texteInLines('INSTANTANE', null)).toEqual([])
  expect(texteInLines('REPRISE', null)).toEqual([])
})

test('a reprise lists the events read on paper one by one, with their day and their words', () => {
  const lu = { type: null, dateAg: null }
  const registre = [
    { ...lu, date: '1921-05-02', evenement: 'Inscription', texte: 'Fondée à Mittelbruch' },
    { ...lu, date: null, evenement: 'Mention', texte: null },
  ]
  expect(texteInLines('REPRISE', JSON.stringify(registre))).toEqual(['02/05/1921, Inscription, Fondée à Mittelbruch', 'Mention'])
})
