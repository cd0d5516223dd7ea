import { offeredDomaines, themesDe } from 'domain/association/domaines'
import type { Activite } from 'domain/core/activite'
import { nomsDeListes } from 'domain/core/listes'
import { expect, test } from 'vitest'
import { actesDe } from '../../core/actes.ts'
import { loadReference } from '../../core/reference/load.ts'
import { testOffice } from '../../../test/office.ts'
import { someone } from '../../../test/people.ts'

const office = await testOffice()
const { app, db } = office
const ada = await someone(office, { prenom: 'Ada', nom: 'Support', authorities: ['USAGER', 'ADMINISTRATION'] })

const call = async (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
  const answer = await app.inject({ method, url: `/api/administration/liste/${path}`, headers: ada.bearer, ...(payload && { payload }) })
  return { status: answer.statusCode, body: answer.json() }
}
const read = async (path: string) => (await call('GET', path)).body
const change = async (path: string, valeurs: object, actif = true) => {
  const element = await read(path)
  return call('PUT', path, { valeurs: { ...element.valeurs, ...valeurs }, actif, version: element.version })
}
const get = async (url: string) => (await app.inject(url)).json()
const journals = async () => (await get('/api/constantes')).journaux.map(({ libelle }: { libelle: string }) => libelle)
const newFiles = async () => {
  await db.updateTable('reference_chargee').set({ empreinte: 'older' }).execute()
  await loadReference(db)
}

test('the address, telephone, mail and hours of a court are corrected, shown by the help page at once, and kept in the journal of the court', async () => {
  const valeurs = {
    adresse: '1 rue | des Orfèvres',
    complementAdresse: '',
    codePostal: '68000',
    commune: 'Colmar',
    telephone: '03 89 00 11 22',
    courriel: 'registre.colmar@exemple.fr',
    horaires: 'du lundi au jeudi, 9 h à 12 h',
  }
  const before = (await read('tribunaux/TJ-COLMAR')).valeurs
  expect((await change('tribunaux/TJ-COLMAR', valeurs)).status).toBe(200)
  expect((await get('/api/page/aide')).contenu).toContain(
    '| Tribunal judiciaire de Colmar | 1 rue / des Orfèvres, 68000 Colmar | 03 89 00 11 22, registre.colmar@exemple.fr, du lundi au jeudi, 9 h à 12 h |',
  )
  const [act] = await actesDe(db, 'tribunal', 'TJ-COLMAR')
  expect(act).toMatchObject({
    type: 'REFERENCE',
    auteur: ada.uuid,
    contenu: { avant: { adresse: before.adresse }, apres: { telephone: '03 89 00 11 22' } },
  })
  expect((await read('tribunaux/TJ-COLMAR')).journal).toMatchObject([{ auteur: 'Ada Support' }])
})

test('a commune given to another court files there from then on, a court of proximity with its judicial court, and new files do not undo it', async () => {
  const commune = () => get('/api/commune/autocomplete?nom=colmar').then(([first]) => first)
  expect((await change('communes/68066', { tribunal: 'TPRX-SELESTAT' })).status).toBe(200)
  expect(await commune()).toMatchObject({ tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: 'TPRX-SELESTAT' })
  await newFiles()
  expect(await commune()).toMatchObject({ tribunalProximite: 'TPRX-SELESTAT' })
  expect((await change('communes/68066', { tribunal: 'TJ-COLMAR' })).status).toBe(200)
  expect(await commune()).toMatchObject({ tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: null })
  expect((await change('communes/68066', { tribunal: 'TJ-PARIS' })).body.errors).toEqual([
    expect.objectContaining({ field: 'valeurs.tribunal' }),
  ])
  expect((await call('GET', 'communes/75056')).status).toBe(404)
})

test('an added journal is offered; once withdrawn it no longer is, and its row stays; the last one of a département cannot be withdrawn', async () => {
  const { status, body } = await call('POST', 'journaux', { valeurs: { libelle: ' La Gazette du Ried ', departement: '68' } })
  expect(status).toBe(201)
  expect(await journals()).toContain('La Gazette du Ried')
  expect((await call('POST', 'journaux', { valeurs: { libelle: 'La Gazette du Ried', departement: '68' } })).body.errors).toEqual([
    expect.objectContaining({ field: 'valeurs.libelle' }),
  ])
  expect((await change(`journaux/${body.id}`, {}, false)).status).toBe(200)
  expect(await journals()).not.toContain('La Gazette du Ried')
  expect(await read(`journaux/${body.id}`)).toMatchObject({ actif: false, nom: 'La Gazette du Ried' })
  const { content } = await read('journaux?texte=68&size=100')
  const offered = content.filter(
    ({ actif, valeurs }: { actif: boolean; valeurs: { departement: string } }) => actif && valeurs.departement === '68',
  )
  const answers = []
  for (const { id } of offered) answers.push(await change(`journaux/${id}`, {}, false))
  expect(answers.map(({ status: code }) => code)).toEqual([...offered.slice(1).map(() => 200), 412])
  expect(answers.at(-1)?.body.globalErrors[0].defaultMessage).toContain('dernier journal du département 68')
  expect((await change(`journaux/${offered.at(-1).id}`, { libelle: 'La Feuille du Ried', departement: '67' })).status).toBe(412)
})

test('a country and its nationality are added, corrected and withdrawn, except France; new files keep the corrections', async () => {
  const pays = (nom: string) => get(`/api/pays/autocomplete?nom=${nom}`)
  const nationalites = (nom: string) => get(`/api/nationalites/autocomplete?nom=${nom}`)
  expect((await call('POST', 'pays', { valeurs: { code: 'FR', libelle: 'Zembla', nationalite: '' } })).status).toBe(400)
  expect((await call('POST', 'pays', { valeurs: { code: 'QZ', libelle: 'Zembla', nationalite: 'Zemblienne' } })).body).toEqual({ id: 'QZ' })
  expect([await pays('zem'), await nationalites('zem')]).toEqual([['ZEMBLA'], ['ZEMBLIENNE']])
  await change('pays/ZA', { libelle: 'Afrique australe' })
  await newFiles()
  expect(await pays('afrique a')).toEqual(['AFRIQUE AUSTRALE'])
  await change('pays/QZ', {}, false)
  expect([await pays('zem'), await nationalites('zem')]).toEqual([[], []])
  expect((await change('pays/FR', {}, false)).body.globalErrors[0].defaultMessage).toContain('France')
})

test('the code of a country cannot change, a court is neither added nor withdrawn', async () => {
  expect((await change('pays/BE', { code: 'XX' })).status).toBe(200)
  expect((await read('pays/BE')).valeurs.code).toBe('BE')
  expect((await call('POST', 'tribunaux', { valeurs: {} })).status).toBe(412)
  expect((await change('tribunaux/TJ-METZ', {}, false)).status).toBe(412)
})

test('a change of an element that somebody else changed meanwhile is refused by a sentence that names them', async () => {
  const { valeurs, version } = await read('tribunaux/TJ-METZ')
  await change('tribunaux/TJ-METZ', { horaires: 'le matin' })
  const late = await call('PUT', 'tribunaux/TJ-METZ', { valeurs: { ...valeurs, horaires: 'le soir' }, actif: true, version })
  expect(late.status).toBe(409)
  expect(late.body.message).toContain('Ada Support a modifié cet élément')
})

test('a list is searched by any word of its elements, and paged', async () => {
  const found = await read('communes?texte=selestat&size=10')
  expect(found.totalRows).toBeGreaterThan(20)
  expect(found.content).toHaveLength(10)
  expect((await read('communes?texte=selestat&size=100')).content.map(({ nom }: { nom: string }) => nom)).toContain('Sélestat')
  expect((await read('pays?texte=zzzzzz')).totalRows).toBe(0)
})

const activites = async (): Promise<Activite[]> => get('/api/activites')
const activite = async (libelle: string) => (await activites()).find((one) => one.libelle === libelle)

test('a domain and its themes are added, offered under codes of their own, and renamed without losing a name or using one twice', async () => {
  const domaine = await call('POST', 'domaines', { valeurs: { libelle: ' Jardins partagés ' } })
  expect(domaine).toEqual({ status: 201, body: { id: '901' } })
  const theme = await call('POST', 'themes', { valeurs: { domaine: 'Jardins partagés', libelle: 'Compost' } })
  expect(theme.body).toEqual({ id: '901901' })
  expect((await call('POST', 'themes', { valeurs: { domaine: 'Justice', libelle: 'Notariat' } })).body).toEqual({ id: '004901' })
  expect(themesDe(await activites(), ['Jardins partagés'])).toEqual(['Compost'])
  await change('domaines/901', { libelle: 'Potagers' })
  expect(await activite('Potagers')).toEqual({ code: '901', libelle: 'Potagers', anciens: ['Jardins partagés'], actif: true })
  expect((await read('themes/901901')).valeurs).toEqual({ domaine: 'Potagers', libelle: 'Compost' })
  for (const libelle of ['potagers', 'JARDINS PARTAGES', 'justice']) {
    const refused = await call('POST', 'domaines', { valeurs: { libelle } })
    expect(refused.body.errors, libelle).toEqual([
      { field: 'valeurs.libelle', defaultMessage: expect.stringContaining("porte ce nom ou l'a porté") },
    ])
  }
  expect((await change('domaines/901', { libelle: 'Jardins partagés' })).status).toBe(200)
  expect((await activite('Jardins partagés'))?.anciens).toEqual(['Potagers'])
  await change('themes/901901', { libelle: 'Compostage', domaine: 'Justice' })
  expect((await read('themes/901901')).valeurs).toEqual({ domaine: 'Jardins partagés', libelle: 'Compostage' })
  await newFiles()
  expect((await activite('Compostage'))?.anciens).toEqual(['Compost'])
})

test('withdrawing a domain withdraws its themes: none can be added or restored before the domain is; then they come back as they were', async () => {
  const themes = async () => themesDe(await activites(), ['Recherche'])
  const avant = await themes()
  const [perdu = '', garde = ''] = avant
  const idDe = async (libelle: string) => (await activite(libelle))?.code ?? ''
  await change(`themes/${await idDe(perdu)}`, {}, false)
  await change(`domaines/${await idDe('Recherche')}`, {}, false)
  expect(offeredDomaines(await activites())).not.toContain('Recherche')
  expect(await themes()).toEqual([])
  expect(await read(`themes/${await idDe(garde)}`)).toMatchObject({ actif: false })
  const back = await change(`themes/${await idDe(garde)}`, {}, true)
  expect([back.status, back.body.globalErrors[0].defaultMessage]).toEqual([412, expect.stringContaining("Remettez d'abord le domaine")])
  const added = await call('POST', 'themes', { valeurs: { domaine: 'Recherche', libelle: 'Archéologie' } })
  expect(added.body.errors).toEqual([{ field: 'valeurs.domaine', defaultMessage: expect.stringContaining('« Recherche » est retiré') }])
  expect((await call('POST', 'themes', { valeurs: { domaine: 'Astrologie', libelle: 'Tarots' } })).status).toBe(400)
  expect((await change(`themes/${await idDe(garde)}`, { libelle: `${garde} bis` }, false)).status).toBe(200)
  await newFiles()
  await change(`domaines/${await idDe('Recherche')}`, {}, true)
  expect(await themes()).toEqual(
    avant.filter((libelle) => libelle !== perdu).map((libelle) => (libelle === garde ? `${garde} bis` : libelle)),
  )
})

test('[REF-08, STAFF-25] courts and their addresses, the court of each commune, newspapers, countries, nationalities, domains and themes exist from the start, and the staff maintain them', async () => {
  const start = { tribunaux: 16, communes: 1605, journaux: 3, pays: 250, domaines: 29, themes: 268 }
  const changes = {
    tribunaux: ['TJ-SAVERNE', { adresse: '2 place de la Licorne', telephone: '03 88 00 00 00' }],
    communes: ['67462', { tribunal: 'TJ-COLMAR' }],
    journaux: ['1', { libelle: 'Le Républicain' }],
    pays: ['IT', { libelle: 'ITALIE DU NORD', nationalite: 'ITALIQUE' }],
    domaines: ['011', { libelle: 'Sports et plein air' }],
    themes: ['011005', { libelle: 'Plusieurs sports' }],
  } as const
  for (const liste of nomsDeListes) {
    expect((await read(liste)).totalRows, liste).toBeGreaterThanOrEqual(start[liste])
    const [id, valeurs] = changes[liste]
    expect((await change(`${liste}/${id}`, valeurs)).status, liste).toBe(200)
    expect((await read(`${liste}/${id}`)).valeurs, liste).toMatchObject(valeurs)
  }
  expect(await get('/api/pays/autocomplete?nom=italie')).toEqual(['ITALIE DU NORD'])
  expect(await get('/api/nationalites/autocomplete?nom=itali')).toEqual(['ITALIQUE'])
  expect(await journals()).toContain('Le Républicain')
  const [selestat] = await get('/api/commune/autocomplete?nom=selestat')
  expect(selestat).toMatchObject({ tribunalJudiciaire: 'TJ-COLMAR', tribunalProximite: null })
  expect((await get('/api/page/aide')).contenu).toContain('2 place de la Licorne')
  expect(offeredDomaines(await activites())).toContain('Sports et plein air')
  expect(themesDe(await activites(), ['Sports et plein air'])).toContain('Plusieurs sports')
})
