import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import { expect, test } from 'vitest'
import { approvedAct, distinctInformations, living } from '../../../test/approved-acts.ts'
import { writtenBySituation } from '../../../test/approved.ts'
import { aPrinted } from '../../../test/printed.ts'
import { type DonneesRejet, rejetNotification, ordonnanceDeRejet } from './rejet-pdf.ts'

const base: DonneesRejet = {
  ...approvedAct('CREATION', living()),
  denomination: 'Chorale refusée du Ried',
  motifs: [
    { article: 'Code civil local, art. 57', motif: 'Le nom ne se distingue pas.' },
    { article: 'Code civil local, art. 56', motif: 'Six fondateurs ont signé.' },
    { article: 'Code civil local, art. 59', motif: 'Le procès-verbal manque.' },
  ],
  procedure: { observationsLe: null, observationsJusquau: '2026-11-03', opposeeLe: null, leveeLe: null },
  destinataire: aDepotDeclarant({ complementAdresse: 'Bâtiment B' }),
  lrar: false,
  recours: { type: 'POURVOI_IMMEDIAT', villeCourAppel: 'Colmar', enLigne: false },
}
const siege = {
  denomination: 'Harmonie du Ried imaginaire',
  siege: aPrinted(distinctInformations).informations.adresse,
}
const opposed = { ...base.procedure, opposeeLe: '2026-10-22' }
const situations: Record<string, DonneesRejet> = {
  'création, plusieurs motifs, sans observation': base,
  'un motif, observations reçues': {
    ...base,
    motifs: base.motifs.slice(1, 2),
    procedure: { ...base.procedure, observationsLe: '2026-11-02' },
  },
  'opposition du préfet, observations reçues': { ...base, procedure: { ...opposed, observationsLe: '2026-11-02' } },
  'opposition du préfet seule': { ...base, procedure: { ...opposed, observationsJusquau: null } },
  'opposition levée': { ...base, procedure: { ...opposed, leveeLe: '2026-10-30' } },
  "modification, à l'association, en recommandé, notifiée en ligne": {
    ...base,
    type: 'MODIFICATION',
    destinataire: siege,
    lrar: true,
    recours: { ...base.recours, enLigne: true },
  },
  'dissolution, ordonnance signée par le juge, cour de Metz': {
    ...base,
    type: 'DISSOLUTION',
    preparee: { le: '2026-11-16', par: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier' } },
    recours: { ...base.recours, villeCourAppel: 'Metz' },
  },
  radiation: { ...base, type: 'RADIATION' },
}
const each = (document: typeof ordonnanceDeRejet) =>
  writtenBySituation(Object.fromEntries(Object.entries(situations).map(([situation, donnees]) => [situation, document(donnees)])))

test('[STAFF-09] the whole order that rejects a request, and its whole letter: every ground, the observations, the judge', async () => {
  await expect(each(ordonnanceDeRejet)).toMatchFileSnapshot('approved/ordonnance-de-rejet.txt')
  await expect(each(rejetNotification)).toMatchFileSnapshot('approved/notification-du-rejet.txt')
})
