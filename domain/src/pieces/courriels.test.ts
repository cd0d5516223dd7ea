import { expect, test } from 'vitest'
import { lettre } from '../core/courriel.ts'
import { courrielAuGreffe, courrielDemande, courrielRappel, courrielReponse } from './courriels.ts'

const asked = {
  nature: 'DEMANDE_PIECES',
  points: ['STATUTS', null, 'PV_AG'],
  dateRetour: '2026-12-10',
  numero: 'R26000123',
  denomination: 'Chorale du Ried',
  lien: 'https://registre.exemple.fr/pieces/R26000123-ABCD',
} as const
const instant = new Date('2026-11-24T08:30:00Z')
const suite = { numero: 'R26000124', denomination: 'Cercle de Munster', instant, lien: 'https://registre.exemple.fr/suite' }
const whole = (mail: Parameters<typeof lettre>[0]) => `${mail.sujet}\n\n${lettre(mail, 'PIED')}`.replaceAll('\u00A0', ' ')

test('[MAIL-05] [PIECES-05] the mail of a demande counts the things asked by kind and names each', () => {
  expect(whole(courrielDemande(asked))).toBe(
    `Le tribunal vous demande 2 documents et des précisions au plus tard le 10/12/2026

Bonjour,

Ce que le tribunal demande :
- Statuts
- Demande de précisions
- Procès-verbal d'assemblée générale

Requête n° R26000123, association Chorale du Ried. Vous pouvez répondre sans compte avec ce lien, qui ne doit pas être transmis à un tiers.

Répondre au tribunal :
https://registre.exemple.fr/pieces/R26000123-ABCD

Registre des associations d'Alsace-Moselle

PIED`,
  )
})

test('[MAIL-05] [PIECES-26] when only precisions are asked again, the mail and its reminder name no document', () => {
  const again = { ...asked, points: [null], dateRetour: '2026-12-20' }
  expect(courrielDemande(again).sujet).toBe('Le tribunal vous demande des précisions au plus tard le 20/12/2026')
  const reminder = courrielRappel(again)
  expect(reminder.sujet.replaceAll('\u00A0', ' ')).toBe('Rappel : réponse attendue au plus tard le 20/12/2026')
  expect(reminder.paragraphes[0]?.replaceAll('\u00A0', ' ')).toBe('Ce que le tribunal demande :\n- Demande de précisions')
})

test('[MAIL-05] the payment of the publication and the observations on a rejection each have their own wording', () => {
  for (const nature of ['AVIS_FINS_PAIEMENT', 'PROJET_REJET'] as const)
    expect(whole(courrielDemande({ ...asked, nature, points: [] }))).not.toContain('Ce que le tribunal demande')
})

test('[PIECES-16] the acknowledgement of a reply and its announcement to the court both name its document and its observation', () => {
  expect(whole(courrielReponse({ ...suite, documents: 1, observation: true }))).toContain(
    'Votre réponse a été transmise au tribunal le 24/11/2026 à 9 h 30 : 1 document et une observation.',
  )
  expect(whole(courrielAuGreffe({ ...suite, nature: 'DEMANDE_PIECES', rang: 3, documents: 0, observation: true }))).toContain(
    'Le déclarant a répondu le 24/11/2026 à 9 h 30 (Demande de pièces n° 3) : une observation.',
  )
})
