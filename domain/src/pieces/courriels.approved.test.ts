import { expect, test } from 'vitest'
import { mailsBySituation } from '../core/exemples-courriels.ts'
import * as courriels from './courriels.ts'

const numero = 'R26000123'
const denomination = 'Association chorale du Ried'
const demande = {
  nature: 'DEMANDE_PIECES',
  points: ['STATUTS', 'PV_AG', null, null],
  dateRetour: '2026-12-10',
  numero,
  denomination,
  lien: `https://registre.exemple.fr/pieces/${numero}-ABCDEFGHIJKLMNOPQRSTUVWXYZ234567`,
} as const
const paiement = { ...demande, nature: 'AVIS_FINS_PAIEMENT', points: ['JUSTIFICATIF_PAIEMENT'], dateRetour: '2027-01-05' } as const
const projet = { ...demande, nature: 'PROJET_REJET', points: [], dateRetour: '2026-12-04' } as const
const page = `https://registre.exemple.fr/requete/detail/${numero}`
const reply = { numero, denomination, instant: new Date('2026-12-05T22:30:00Z') }

test('[MAIL-05] the whole mails of a demand: asked, recalled, answered, taken back, by what it asks', async () => {
  await expect(
    mailsBySituation({
      'demande, documents et précisions': courriels.courrielDemande(demande),
      'demande, un document': courriels.courrielDemande({ ...demande, points: ['STATUTS'], dateRetour: '2026-12-11' }),
      'demande, des précisions seules': courriels.courrielDemande({ ...demande, points: [null], dateRetour: '2026-12-12' }),
      'avis aux fins de paiement': courriels.courrielDemande(paiement),
      'projet de rejet': courriels.courrielDemande(projet),
      "demande, d'une association dont le nom finit par un point": courriels.courrielDemande({
        ...demande,
        denomination: 'Les Amis & Cie.',
      }),
      'rappel de demande': courriels.courrielRappel(demande),
      "rappel de l'avis aux fins de paiement": courriels.courrielRappel(paiement),
      'rappel du projet de rejet': courriels.courrielRappel(projet),
      'réponse, documents et observation': courriels.courrielReponse({ ...reply, lien: page, documents: 2, observation: true }),
      'réponse, un document': courriels.courrielReponse({ ...reply, lien: page, documents: 1, observation: false }),
      'réponse, une observation': courriels.courrielReponse({ ...reply, lien: page, documents: 0, observation: true }),
      ...Object.fromEntries(
        (['DEMANDE_PIECES', 'AVIS_FINS_PAIEMENT', 'PROJET_REJET'] as const).map((nature, i) => [
          `réponse, au greffe, ${nature}`,
          courriels.courrielAuGreffe({
            ...reply,
            nature,
            rang: i + 2,
            documents: i + 1,
            observation: i === 1,
            lien: `https://registre.exemple.fr/greffe/requete/${numero}`,
          }),
        ]),
      ),
      'demande retirée': courriels.courrielWithoutReponse({ nature: 'DEMANDE_PIECES', le: '2026-12-06', numero, denomination, lien: page }),
      'paiement retiré': courriels.courrielWithoutReponse({
        nature: 'AVIS_FINS_PAIEMENT',
        le: '2026-12-07',
        numero,
        denomination,
        lien: page,
      }),
      'projet de rejet abandonné': courriels.courrielWithoutReponse({
        nature: 'PROJET_REJET',
        le: '2026-12-08',
        numero,
        denomination,
        lien: page,
      }),
    }),
  ).toMatchFileSnapshot('approved/courriels.txt')
})
