import { expect, test } from 'vitest'
import { mailsBySituation } from '../../core/exemples-courriels.ts'
import * as transfert from '../transfert/transfert-wording.ts'
import { courrielCorrectionFusion } from './correction-fusion.ts'
import { courrielDecision } from './decision-wording.ts'
import { courrielToAbsorbing, courrielToAbsorbed } from './fusion-wording.ts'
import { courrielRectification } from './rectification-wording.ts'

const numero = 'STR000001'
const denomination = 'Chorale du Ried'
const fiche = `https://registre.exemple.fr/association/${numero}`
const motif = 'Motif du greffe.'

test('the whole mails of a decision of a court and of a rectification', async () => {
  const decision = (
    nature: Parameters<typeof courrielDecision>[0]['decision']['nature'],
    etat: Parameters<typeof courrielDecision>[0]['etat'],
    motifEtat: Parameters<typeof courrielDecision>[0]['motifEtat'] = null,
  ) =>
    courrielDecision({
      numero,
      denomination,
      decision: { nature, autorite: 'le tribunal judiciaire de Colmar', date: '2026-11-02', numero: '26/00417' },
      motif,
      etat,
      motifEtat,
      fiche,
    })
  const rectified = (rubriques: Parameters<typeof courrielRectification>[0]['rubriques']) =>
    courrielRectification({ numero, denomination, le: '2026-11-24', rubriques, motif, fiche })
  await expect(
    mailsBySituation({
      'dissolution judiciaire': decision('DISSOLUTION', 'DISSOUTE'),
      'retrait de la capacité juridique': decision('RETRAIT_CAPACITE', 'DISSOUTE', 'RETRAIT_CAPACITE'),
      'radiation, art. 79-I': decision('RADIATION_79_1', 'RADIEE'),
      infirmation: decision('INFIRMATION', 'INSCRITE'),
      'nature inconnue': decision('AUTRE', 'DISSOUTE'),
      'rectification, plusieurs valeurs': rectified([
        {
          titre: 'Identité',
          differences: [
            { label: 'Dénomination', ancien: 'Chorale du Rid', nouveau: 'Chorale du Ried' },
            { label: 'Objet', ancien: null, nouveau: 'Chanter.' },
          ],
        },
        { titre: 'Siège', differences: [{ label: 'Adresse du siège', ancien: '3 rue Haute', nouveau: null }] },
      ]),
      'rectification réservée au tribunal': rectified([]),
    }),
  ).toMatchFileSnapshot('approved/courriels-decision.txt')
})

test('[SRV-31] the whole mails of a merger, of its correction, and of a transfer at each of its steps', async () => {
  const absorbante = { numero, denomination }
  const une = { numero: 'STR000002', denomination: 'Harmonie de la Bruche' }
  const autre = { numero: 'STR000003', denomination: 'Fanfare de la Zorn' }
  const dite = { fiche, dateEffet: '2026-12-05' }
  const corrected = { numero, denomination, motif, fiche }
  const moved = { numero, denomination, tribunal: 'Tribunal judiciaire de Colmar', fiche }
  await expect(
    mailsBySituation({
      "fusion, à l'absorbante de plusieurs": courrielToAbsorbing(absorbante, [une, autre], dite),
      "fusion, à l'absorbante d'une seule": courrielToAbsorbing(absorbante, [autre], dite),
      "fusion, à l'absorbée": courrielToAbsorbed(une, absorbante, dite),
      "fusion corrigée, à l'absorbante de plusieurs": courrielCorrectionFusion('absorbante', {
        ...corrected,
        autres: ['Harmonie de la Bruche (n° STR000002)', 'Fanfare de la Zorn (n° STR000003)'],
      }),
      "fusion corrigée, à l'absorbée": courrielCorrectionFusion('absorbee', {
        ...corrected,
        autres: ['Harmonie de la Bruche (n° STR000002)'],
      }),
      'transfert envoyé': transfert.courrielEnvoi(moved),
      'transfert à recevoir': transfert.courrielReception({ ...moved, file: 'https://registre.exemple.fr/greffe/transfert' }),
      'transfert inscrit, aux personnes rattachées': transfert.courrielRegisteredTransfert('suite', { ...moved, nouveau: 'COL000009' }),
      'transfert inscrit, au greffe quitté': transfert.courrielRegisteredTransfert('greffe', { ...moved, nouveau: 'COL000009' }),
      'transfert refusé': transfert.courrielFin('refuse', { ...moved, motif }),
      'transfert retiré': transfert.courrielFin('retire', { ...moved, motif }),
      'transfert corrigé': transfert.courrielCorrectedTransfert({ ...moved, nouveau: 'COL000009', motif }),
    }),
  ).toMatchFileSnapshot('approved/courriels-fusion-transfert.txt')
})
