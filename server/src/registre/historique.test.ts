import type { Answer } from 'contract/core/call'
import type { getAssociation } from 'contract/registre/fiche'
import { beforeAll, expect, test } from 'vitest'
import { testOffice } from '../../test/office.ts'
import { clerk, someone, type Someone } from '../../test/people.ts'
import { aRegisteredAssociation } from '../../test/register.ts'
import { aRequeteOn } from '../../test/requests.ts'
import { makeVersion } from '../../test/versions.ts'

const office = await testOffice()
const { app } = office

let attached: Someone
let filer: Someone
let court: Someone
let outside: Someone[]

beforeAll(async () => {
  attached = await someone(office)
  filer = await someone(office)
  court = await clerk(office, 'TJ-STRASBOURG')
  outside = [await someone(office), await clerk(office, 'TJ-COLMAR')]
})

const readHistorique = async (who: Someone, numero: string) => {
  const answer = await app.inject({ url: `/api/association/${numero}`, headers: who.bearer })
  return (answer.json() as Answer<typeof getAssociation>).associationRehydrateVisibles
}
test.each([
  { ajoutDocument: { uuid: 'a', nom: 'statuts.pdf', type: 'STATUTS' } },
  { suppressionDocument: { uuid: 'a', nom: 'statuts.pdf', type: 'STATUTS' } },
  {
    modificationDocument: {
      uuid: 'a',
      nom: 'pv.pdf',
      journal: "L'Alsace",
      date: '2026-11-02',
      activation: { ancienne: true, nouvelle: false },
    },
  },
  { transfert: { numero: 'COL000012' } },
  { fusionnees: { numeros: ['COL000012', 'COL000013'] } },
])('[ENT-24] an event tells what it changed, in each of its five forms: %j', async (details) => {
  const { numero } = await aRegisteredAssociation(office)
  await makeVersion(office, numero, (contenu) => contenu, { evenement: 'DOCUMENTS', details })
  expect((await readHistorique(court, numero)).map(({ evenement }) => evenement)).toEqual([details, null])
})

const on = (day: number) => new Date(`2026-12-${String(day).padStart(2, '0')}T10:00:00Z`)

test('[SHEET-15, ENT-22, ENT-23] the history lists every version, the latest first, with the request or the event that made it', async () => {
  const { numero, documents } = await aRegisteredAssociation(office, { documents: [{ type: 'STATUTS', nom: 'statuts.pdf' }] })
  const uuid = documents[0]?.uuid ?? ''
  await aRequeteOn(office, {
    association: numero,
    compte: filer.uuid,
    numero: 'R26600001',
    sousTypes: ['DENOMINATION', 'ADRESSE'],
    etat: 'INSCRITE',
    deposeeLe: on(1),
    dateOrdonnancement: '2026-12-05',
  })
  await makeVersion(office, numero, (contenu) => contenu, { evenement: 'INSCRIPTION', requete: 'R26600001', now: on(5) })
  const suppressionDocument = { uuid, nom: 'statuts.pdf', type: 'STATUTS' }
  await makeVersion(office, numero, (contenu) => ({ ...contenu, documents: [] }), {
    evenement: 'DOCUMENTS',
    details: { suppressionDocument },
    now: on(6),
  })
  for (const who of outside) {
    expect(await readHistorique(who, numero)).toEqual([
      {
        type: 'DOCUMENTS',
        dateCreation: on(6).toISOString(),
        typeRequete: null,
        sousTypes: [],
        extrait: true,
        association: { ordre: 3, etatAssociation: 'INSCRITE', motifEtat: null },
        requete: null,
        evenement: { suppressionDocument },
      },
      {
        type: 'INSCRIPTION',
        dateCreation: on(5).toISOString(),
        typeRequete: 'MODIFICATION',
        sousTypes: ['DENOMINATION', 'ADRESSE'],
        extrait: false,
        association: { ordre: 2, etatAssociation: 'INSCRITE', motifEtat: null },
        requete: {
          numero: 'R26600001',
          resultat: 'INSCRITE',
          dateOrdonnancement: '2026-12-05',
          retireeLe: null,
          datePreEnregistrement: on(1).toISOString(),
          issueTeleservice: true,
        },
        evenement: null,
      },
      {
        type: 'REPRISE',
        dateCreation: office.now().toISOString(),
        typeRequete: null,
        sousTypes: [],
        extrait: false,
        association: { ordre: 1, etatAssociation: 'INSCRITE', motifEtat: null },
        requete: null,
        evenement: null,
      },
    ])
  }
})

test('[SHEET-15] for people outside the circle, a request under instruction is one bare line and a rejected one is absent', async () => {
  const { numero } = await aRegisteredAssociation(office, { rattaches: [{ personne: attached }] })
  const commun = { association: numero, compte: filer.uuid }
  await aRequeteOn(office, {
    ...commun,
    numero: 'R26600002',
    type: 'DISSOLUTION',
    sousTypes: ['ASSOCIATION'],
    etat: 'REJETEE',
    deposeeLe: on(2),
    dateOrdonnancement: '2026-12-04',
  })
  await aRequeteOn(office, { ...commun, numero: 'R26600003', deposeeLe: on(8) })
  const vide = { type: null, typeRequete: null, sousTypes: [], extrait: false, association: null, requete: null, evenement: null }
  for (const who of outside) {
    const [enCours, ...versions] = await readHistorique(who, numero)
    expect(enCours).toEqual({ ...vide, dateCreation: on(8).toISOString() })
    expect(versions.map(({ association }) => association?.ordre)).toEqual([1])
  }
  for (const who of [attached, court]) {
    const lignes = await readHistorique(who, numero)
    expect(lignes.map(({ requete, association }) => requete?.numero ?? association?.ordre)).toEqual(['R26600003', 'R26600002', 1])
    expect(lignes[0]).toEqual({
      ...vide,
      type: 'INSCRIPTION',
      dateCreation: on(8).toISOString(),
      typeRequete: 'MODIFICATION',
      sousTypes: ['SIMPLE'],
      requete: {
        numero: 'R26600003',
        resultat: null,
        dateOrdonnancement: null,
        retireeLe: null,
        datePreEnregistrement: on(8).toISOString(),
        issueTeleservice: true,
      },
    })
    expect(lignes[1]).toMatchObject({
      typeRequete: 'DISSOLUTION',
      requete: { numero: 'R26600002', resultat: 'REJETEE', dateOrdonnancement: '2026-12-04' },
    })
  }
})

test('[ACTION-08] no line offers an extract of a non-conforming association', async () => {
  const { numero } = await aRegisteredAssociation(office, { etatAssociation: 'NONCONFORME', rattaches: [{ personne: attached }] })
  expect((await readHistorique(attached, numero)).map(({ extrait }) => extrait)).toEqual([false])
})
