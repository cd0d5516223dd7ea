import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textesJournal } from 'domain/registre/textes/journal'
import { expect, test } from 'vitest'
import { auGreffe } from '../../../test/greffe-association.ts'
import { testOffice } from '../../../test/office.ts'
import { clerk, someone } from '../../../test/people.ts'
import { aRegisteredAssociation } from '../../../test/register.ts'
import { utilisateurs } from '../../../test/utilisateurs.ts'

const office = await testOffice()
const greffier = await clerk(office, 'TJ-STRASBOURG')
const { callGreffe, instantane, mention } = auGreffe(office, greffier)

test('the court reads the acts on an association, each with its author, its reason and its values before and after, newest first; another court gets 404', async () => {
  const { numero } = await aRegisteredAssociation(office, { informations: { reference: null, utilitePublique: false } })
  const rien = { dateInscriptionJAL: null, dateDissolutionJAL: null, reference: null, utilitePublique: false }
  await mention(numero, 1, { ...rien, reference: 'W671234567', utilitePublique: true })
  await mention(numero, 2, rien, 'Numéro d’une autre association')
  await instantane(numero, 3, 'Demande du juge')
  const auteur = 'Dominique Greffe'
  const instant = expect.any(String)
  const { status, body } = await callGreffe('GET', `/${numero}/journal`)
  expect(status).toBe(200)
  expect(body.slice(0, -1)).toEqual([
    { rang: 7, instant, auteur, acte: 'Nouvelle version au registre', details: ['Version 4\u00A0: Instantané du registre'], texte: [] },
    { rang: 6, instant, auteur, acte: 'Instantané', details: [], texte: ['Demande du juge'] },
    { rang: 5, instant, auteur, acte: 'Nouvelle version au registre', details: ['Version 3\u00A0: Mentions du tribunal'], texte: [] },
    {
      rang: 4,
      instant,
      auteur,
      acte: 'Mentions du tribunal',
      details: ['Numéro RNA\u00A0: W671234567 → rien', "Reconnue d'utilité publique\u00A0: Oui → Non"],
      texte: ['Numéro d’une autre association'],
    },
    { rang: 3, instant, auteur, acte: 'Nouvelle version au registre', details: ['Version 2\u00A0: Mentions du tribunal'], texte: [] },
    {
      rang: 2,
      instant,
      auteur,
      acte: 'Mentions du tribunal',
      details: ['Numéro RNA\u00A0: rien → W671234567', "Reconnue d'utilité publique\u00A0: Non → Oui"],
      texte: [],
    },
  ])
  expect((await callGreffe('GET', `/${numero}/journal`, undefined, await clerk(office, 'TJ-COLMAR'))).status).toBe(404)
  expect((await callGreffe('GET', `/${numero}/journal`, undefined, await someone(office))).status).toBe(403)
})

test('a reprise lists the events of the paper register one by one', async () => {
  const { numero } = await aRegisteredAssociation(office)
  const registre = [{ date: '1921-05-02', evenement: 'Inscription', type: null, dateAg: null, texte: 'Fondée à Mittelbruch' }]
  await callGreffe('PUT', `/${numero}/reprise`, { version: 1, reprise: { numeroVolume: 'XIV', numeroFolio: '12', registre }, membres: [] })
  const lines = (await callGreffe('GET', `/${numero}/journal`)).body
  expect(lines.find(({ acte }: { acte: string }) => acte === 'Reprise du registre papier')).toMatchObject({
    details: ['Volume XIV, folio 12'],
    texte: ['02/05/1921, Inscription, Fondée à Mittelbruch'],
  })
})

test('given and changed rights are shown with their holder and their values, before and after', async () => {
  const person = await someone(office, { prenom: 'Odile', nom: 'Mittelbruch' })
  const other = await someone(office, { prenom: 'Basile', nom: 'Oberried' })
  const rattaches = [{ personne: person }, { personne: other, gestion: false }]
  const { numero } = await aRegisteredAssociation(office, { rattaches })
  await utilisateurs(office).edit(person, numero, other.email, { fonction: 'Trésorier', gestion: true, depot: false })
  const lines = (await callGreffe('GET', `/${numero}/journal`)).body
  expect(lines[0]).toMatchObject({
    auteur: 'Odile Mittelbruch',
    acte: 'Droits modifiés',
    details: [
      'Personne\u00A0: Basile Oberried',
      'Avant\u00A0: Membre, déposer des requêtes',
      'Après\u00A0: Trésorier, gérer les utilisateurs',
    ],
  })
  expect(lines[1]).toMatchObject({
    auteur: null,
    acte: 'Rattachement accordé',
    details: ['Personne\u00A0: Basile Oberried', 'Membre, déposer des requêtes'],
  })
})

test('every act that the server writes on an association has a label', () => {
  const src = join(import.meta.dirname, '..', '..')
  const written = globSync('**/*.ts', { cwd: src, exclude: ['**/*.test.ts', 'app/**'] })
    .filter((path) =>
      /^(association|rattachements|numerisation|extrait|greffe\/(association|ex-officio|rattachements|transfert))\//.test(path),
    )
    .flatMap((path) => [
      ...readFileSync(join(src, path), 'utf8').matchAll(/(?:recordActe|logActe)\((?:[^;]|;(?! *\n))*?\btype: '([A-Z_]+)'/g),
    ])
    .map(([, type]) => type)
  expect(new Set(written).size).toBeGreaterThan(18)
  expect(written.filter((type) => type === undefined || !(type in textesJournal.actes))).toEqual([])
})
