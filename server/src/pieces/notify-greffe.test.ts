import { expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { clerk, someone } from '../../test/people.ts'
import { auTribunal } from '../../test/pieces.ts'

const office = await testOffice()
const { db, settings } = office
const filer = await someone(office)
const ours = await clerk(office, 'TJ-STRASBOURG')
const colleague = await clerk(office, 'TJ-STRASBOURG')
await clerk(office, 'TJ-COLMAR')
const { acte, makeDemande, lienDe, transmit } = auTribunal(office, ours, filer)

const auGreffe = async (numero: string) =>
  db
    .selectFrom('courriel')
    .select(['destinataire', 'sujet', 'texte'])
    .where('evenement', 'like', `greffe/reponse/${numero}/%`)
    .orderBy('evenement')
    .orderBy('destinataire')
    .execute()

test('a reply is mailed once to the clerk who holds the file, with a link, and to the whole court when nobody holds it', async () => {
  const { numero, lien } = await makeDemande()
  await Promise.all([transmit(lien, 'Voici.'), transmit(lien, 'Voici.')])
  expect(await auGreffe(numero)).toEqual([
    {
      destinataire: ours.email,
      sujet: `Réponse du déclarant, requête n°\u00a0${numero}`,
      texte: expect.stringContaining(
        `Le déclarant a répondu le 20/11/2026 à 11\u00a0h\u00a000 (Demande de pièces n°\u00a01)\u00a0: une observation.\n\n` +
          `Requête n°\u00a0${numero}, association Association chorale de Mittelbruch.\n\nLire la réponse\u00a0:\n${settings.baseUrl}/greffe/requete/${numero}`,
      ),
    },
  ])
  const encore = { points: [{ index: 1, precisions: 'Donnez le nom.' }], observation: null, dateRetour: '2026-12-20' }
  await acte(numero, 'reouverture', encore)
  await acte(numero, 'restitution')
  await transmit(await lienDe(numero), 'Odile.')
  expect((await auGreffe(numero)).slice(1).map(({ destinataire }) => destinataire)).toEqual([ours.email, colleague.email].toSorted())
})
