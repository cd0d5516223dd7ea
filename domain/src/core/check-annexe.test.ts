import { expect, test } from 'vitest'
import { Annexe, completeAnnexe, preselectedSousType, sousTypesToChoose } from './annexe.ts'
import { sousTypesDe, type ModeAnnexe } from './documents.ts'
import { anAnnexe } from './exemples.ts'
import { checkAnnexe } from './check-annexe.ts'

const aujourdhui = '2026-11-20'
const journal = { id: 1, libelle: 'Le Journal imaginaire', departement: '67' }
const champs = (annexe: Annexe, mode: ModeAnnexe = 'pieces') =>
  checkAnnexe(completeAnnexe(annexe, mode), mode, aujourdhui).map(({ field }) => field)

test('the declaration, the statutes and the minutes of a creation pass', () => {
  expect(champs(anAnnexe(), 'creation')).toEqual([])
  expect(champs(anAnnexe({ type: 'STATUTS', sousType: null, date: '2026-10-03' }), 'creation')).toEqual([])
})

test('[ANNEX-19] a type is required, known, and admitted by the form', () => {
  expect(Annexe.safeParse({ ...anAnnexe(), type: '' }).error?.issues[0]).toMatchObject({
    path: ['type'],
    message: 'le champ est obligatoire',
  })
  expect(checkAnnexe(anAnnexe({ type: 'AUTRE' }), 'creation', aujourdhui)).toEqual([
    { field: 'type', defaultMessage: 'Type document inconnu' },
  ])
  expect(checkAnnexe(anAnnexe({ type: 'ORDONNANCE' }), 'creation', aujourdhui)).toEqual([
    { field: 'type', defaultMessage: "Ce type de document n'est pas admis ici." },
  ])
})

test('[X-31] the misspelt code is read as the right one', () => {
  expect(Annexe.parse(anAnnexe({ type: 'TITRE_CONSTITION_DIRECTION' })).type).toBe('TITRE_CONSTITUTION_DIRECTION')
})

test.each(['PV_AG', 'STATUTS'])('[ANNEX-20] %s needs its date', (type) => {
  expect(checkAnnexe(completeAnnexe(anAnnexe({ type, sousType: null }), 'creation'), 'creation', aujourdhui)).toEqual([
    { field: 'date', defaultMessage: 'le champ est obligatoire' },
  ])
})

test('[X-39] a date may be today, not tomorrow; an effective date may be in the future', () => {
  const traite = anAnnexe({ type: 'TRAITE_APPORT', sousType: null, date: aujourdhui, dateEffet: '2027-01-01' })
  expect(champs(traite)).toEqual([])
  expect(checkAnnexe({ ...traite, date: '2026-11-21' }, 'pieces', aujourdhui)).toEqual([
    { field: 'date', defaultMessage: 'La date ne peut être postérieure à la date du jour' },
  ])
  expect(champs(anAnnexe({ type: 'PIECE_JOINTE', sousType: null, date: '2026-11-21' }))).toEqual(['date'])
})

test('[X-35] a payment proof and a newspaper extract need their newspaper', () => {
  const paiement = anAnnexe({ type: 'JUSTIFICATIF_PAIEMENT', sousType: null, date: aujourdhui })
  expect(champs(paiement)).toEqual(['journal'])
  expect(champs({ ...paiement, journal })).toEqual([])
})

test('[ANNEX-21] the subtype of a newspaper extract must be chosen', () => {
  const extrait = anAnnexe({ type: 'EXTRAIT_PUB_JAL', sousType: null, date: aujourdhui, journal })
  expect(champs(extrait)).toEqual(['sousType'])
  expect(champs({ ...extrait, sousType: 'PUBDIS' })).toEqual([])
  expect(champs({ ...extrait, sousType: 'CONSTITUTIVE' })).toEqual(['sousType'])
})

test('[ANNEX-22, X-34] the declaration takes its subtype from the form, and must choose it in pieces mode', () => {
  const declaration = anAnnexe({ sousType: null })
  expect(champs(declaration, 'pieces')).toEqual(['sousType'])
  for (const sousType of sousTypesDe('DECLARATION_INSCR')) expect(champs({ ...declaration, sousType }, 'pieces')).toEqual([])
  for (const mode of ['creation', 'modification', 'dissolution', 'radiation'] as const) expect(champs(declaration, mode)).toEqual([])
  expect(completeAnnexe(declaration, 'creation').sousType).toBe('CREATION')
  expect(completeAnnexe(anAnnexe({ sousType: 'CREATION' }), 'radiation').sousType).toBe('RADIATION')
})

test('[ANNEX-15, ANNEX-16] minutes and judicial decisions take their default subtype', () => {
  expect(completeAnnexe(anAnnexe({ type: 'PV_AG', sousType: null }), 'creation').sousType).toBe('ORDINAIRE')
  expect(completeAnnexe(anAnnexe({ type: 'PV_AG', sousType: 'CONSTITUTIVE' }), 'creation').sousType).toBe('CONSTITUTIVE')
  expect(completeAnnexe(anAnnexe({ type: 'DECISION_JUDICIAIRE', sousType: null }), 'pieces').sousType).toBe('ADMIN')
})

test('[ANNEX-15, ANNEX-16, ANNEX-17, ANNEX-18] the dialog shows the default subtype of a type as soon as it is chosen, whatever was chosen before', () => {
  expect(
    ['PV_AG', 'DECISION_JUDICIAIRE', 'EXTRAIT_PUB_JAL', 'DECLARATION_INSCR'].map((type) => preselectedSousType(type, 'pieces')),
  ).toEqual(['ORDINAIRE', 'ADMIN', 'PUBCRE', 'CREATION'])
  expect(preselectedSousType('STATUTS', 'pieces')).toBe('')
  expect(preselectedSousType('AUTRE', 'pieces')).toBe('')
})

test('[X-34] the form of a creation decides the subtype of its declaration: there is none to choose', () => {
  expect(sousTypesToChoose('DECLARATION_INSCR', 'creation')).toEqual([])
  expect(preselectedSousType('DECLARATION_INSCR', 'creation')).toBe('')
  expect(sousTypesToChoose('DECLARATION_INSCR', 'greffe')).toHaveLength(5)
})

test('[X-33] a newspaper extract defaults to a dissolution in the forms that end an association, and to a creation elsewhere', () => {
  const modes = ['dissolution', 'radiation', 'creation', 'pieces', 'greffe'] as const
  expect(modes.map((mode) => preselectedSousType('EXTRAIT_PUB_JAL', mode))).toEqual(['PUBDIS', 'PUBDIS', 'PUBCRE', 'PUBCRE', 'PUBCRE'])
  expect(preselectedSousType('PV_AG', 'dissolution')).toBe('ORDINAIRE')
})

test('an annexe drops the fields that its type does not carry', () => {
  expect(completeAnnexe(anAnnexe({ type: 'STATUTS', sousType: 'PUBCRE', dateEffet: '2027-01-01', journal }), 'creation')).toMatchObject({
    sousType: null,
    dateEffet: null,
    journal: null,
  })
})

test('[ENT-19] an annexe keeps its name, type, subtype, dates, newspaper and link; what a screen or the court adds is read and dropped', () => {
  const filed = {
    nom: 'extrait.pdf',
    type: 'EXTRAIT_PUB_JAL',
    sousType: 'PUBDIS',
    date: '2026-10-03',
    dateEffet: '2027-01-01',
    journal: { id: 9, libelle: "L'Alsace", departement: '67' },
    lien: '/api/piece/1',
  }
  const screen = {
    fichier: null,
    taille: 12,
    mime: 'application/pdf',
    actionsPossible: true,
    issuTeleservice: true,
    destinataire: { libelle: 'Le préfet', pourvoi: false, lrar: true },
    demandePieces: { requete: 'R26000001', code: 'ABC' },
  }
  expect(Annexe.parse({ ...filed, ...screen })).toEqual(filed)
})
