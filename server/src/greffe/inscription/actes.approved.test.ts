import { ordonnanceChangements } from 'domain/requetes/depot/ordonnance-changements'
import { aDepotDeclarant } from 'domain/requetes/examples/filings'
import type { SousTypeRequete } from 'domain/requetes/types'
import { expect, test } from 'vitest'
import { approvedAct, distinctInformations, endings, lives, living } from '../../../test/approved-acts.ts'
import { writtenBySituation } from '../../../test/approved.ts'
import { aPrinted } from '../../../test/printed.ts'
import type { NotificationTerms } from '../feuille.ts'
import { certificatInscription, type DonneesActe, notificationDecision } from './actes-pdf.ts'
import { type DonneesOrdonnance, ordonnance } from './ordonnance-pdf.ts'

const ending = endings['dissoute, plusieurs liquidateurs']
const prepared = { preparee: { le: '2026-11-16', par: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier' } } }
const signed: Partial<DonneesActe> = { ...prepared, greffier: { nom: 'Norbert GREFFENMATT', qualite: 'Greffier', titre: 'Le greffier' } }

test('[SRV-29] [SRV-30] the whole certificate in each situation of its association', async () => {
  const dissolution = Object.fromEntries(
    Object.entries(endings).map(([situation, association]) => [
      situation,
      certificatInscription(approvedAct(association.etatAssociation === 'RADIEE' ? 'RADIATION' : 'DISSOLUTION', association)),
    ]),
  )
  const alive = Object.entries(lives)
  await expect(
    writtenBySituation({
      ...Object.fromEntries(
        alive.map(([situation, association]) => [situation, certificatInscription(approvedAct('CREATION', association))]),
      ),
      'modification, ordonnance signée par le juge': certificatInscription(
        approvedAct('MODIFICATION', lives['plusieurs membres, pouvoirs limités'], signed),
      ),
      ...dissolution,
    }),
  ).toMatchFileSnapshot('approved/certificat.txt')
})

const declarant = aDepotDeclarant({ complementAdresse: 'Bâtiment B' })
const siege: NotificationTerms['destinataire'] = {
  denomination: 'Harmonie du Ried imaginaire',
  siege: { ...aPrinted(distinctInformations).informations.adresse, domiciliation: 'Mairie', complementAdresse: 'Salle 4', pays: 'FRANCE' },
}
const told = (act: DonneesActe, autrement: Partial<NotificationTerms> = {}, recours: Partial<NotificationTerms['recours']> = {}) =>
  notificationDecision({
    ...act,
    destinataire: declarant,
    lrar: false,
    recours: { type: 'SANS_RECOURS', villeCourAppel: 'Colmar', enLigne: false, ...recours },
    ...autrement,
  })

test('[STATE-10] the whole letter of a decision: its addressee, its object, its way of appeal, by registered post or not', async () => {
  const creation = approvedAct('CREATION', living())
  await expect(
    writtenBySituation({
      'création, au déclarant, sans recours': told(creation),
      "modification, à l'association en recommandé, pourvoi ordinaire": told(
        approvedAct('MODIFICATION', living(), signed),
        { destinataire: siege, lrar: true },
        { type: 'POURVOI_ORDINAIRE', villeCourAppel: 'Metz' },
      ),
      'dissolution, pourvoi immédiat': told(approvedAct('DISSOLUTION', ending), { lrar: true }, { type: 'POURVOI_IMMEDIAT' }),
      'radiation, pourvoi immédiat, notifiée en ligne': told(
        approvedAct('RADIATION', endings['radiée']),
        {},
        { type: 'POURVOI_IMMEDIAT', enLigne: true },
      ),
      'tribunal sans adresse': told({
        ...creation,
        tribunal: { ...creation.tribunal, adresse: null, complementAdresse: null, telephone: null, courriel: null, horaires: null },
      }),
    }),
  ).toMatchFileSnapshot('approved/notification.txt')
})

const prefet = { communiqueeLe: '2026-10-06', oppositionJusquau: '2026-11-17', reponseLe: null, opposition: null }
const ordered = (act: DonneesActe, autrement: Partial<DonneesOrdonnance> = {}) =>
  ordonnance({ ...act, prefet: null, notifieeA: 'DECLARANT', changements: null, ...autrement })

const avant = aPrinted(distinctInformations)
const [odile, lucien] = avant.members.physiques
if (!odile || !lucien) throw new Error('nobody')
const apres = {
  ...avant,
  informations: {
    ...avant.informations,
    denomination: 'Chorale du Ried',
    objet: 'Chanter.',
    stipulations: false,
    precisionStipulation: null,
    adresse: { ...avant.informations.adresse, adresse: '5 place du Change imaginaire' },
  },
  members: {
    ...avant.members,
    physiques: [
      { ...odile, fonction: 'Trésorière', telephone: '0102030405' },
      { ...lucien, uuid: 'nouveau', nom: 'Kesselring', prenom: 'Barbe', fonction: 'Assesseur' },
    ],
  },
}
const changed = (sousTypes: SousTypeRequete[], autrement: Partial<DonneesOrdonnance> = {}) =>
  ordered(approvedAct('MODIFICATION', apres), { changements: ordonnanceChangements(sousTypes, avant, apres), ...autrement })

test('the whole order that grants a filing: the request, the answer of the prefect, its changes, its signature', async () => {
  const creation = approvedAct('CREATION', living())
  await expect(
    writtenBySituation({
      'création, silence du préfet': ordered(creation, { prefet }),
      "création, le préfet n'a pas formé opposition": ordered(creation, { prefet: { ...prefet, reponseLe: '2026-10-20' } }),
      'création, opposition levée, signée par le juge': ordered(
        { ...creation, ...signed },
        { prefet: { ...prefet, opposition: { le: '2026-10-21', leveeLe: '2026-11-10' } } },
      ),
      "modification des statuts, communiquée au préfet, notifiée à l'association": changed(['STATUTS', 'DENOMINATION', 'ADRESSE'], {
        prefet,
        notifieeA: 'ASSOCIATION',
      }),
      'modification de la direction': changed(['MEMBRES']),
      'modification des statuts et de la direction': changed(['STATUTS', 'MEMBRES']),
      'modification sans effet sur les statuts ni la direction': changed(['SIMPLE']),
      'dissolution, plusieurs liquidateurs': ordered(approvedAct('DISSOLUTION', ending)),
      'dissolution, sans liquidateur': ordered(approvedAct('DISSOLUTION', endings['dissoute, sans liquidateur, expliqué'])),
      radiation: ordered(approvedAct('RADIATION', endings['radiée'])),
    }),
  ).toMatchFileSnapshot('approved/ordonnance.txt')
})
