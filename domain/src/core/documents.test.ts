import { expect, test } from 'vitest'
import { completeAnnexe } from './annexe.ts'
import {
  isDateRequired,
  isJournalRequired,
  libelleDate,
  libelleDateEffet,
  libelleSousType,
  libelleType,
  defaultSousType,
  sousTypesDe,
  typeDocument,
  allowedTypes,
  typesDocument,
  type TypeDocument,
} from './documents.ts'
import { anAnnexe } from './exemples.ts'
import { checkAnnexe } from './check-annexe.ts'

test('[DOCTYPE-23] the 21 types have their French labels', () => {
  expect(Object.fromEntries(typesDocument.map((type) => [type, libelleType(type)]))).toEqual({
    PV_AG: "Procès-verbal d'assemblée générale",
    STATUTS: 'Statuts',
    JUSTIFICATIF_PAIEMENT: 'Justificatif de paiement de la publication',
    EXTRAIT_PUB_JAL: "Extrait de publication dans un journal d'annonces légales",
    TRAITE_APPORT: "Traité d'apport",
    ORDONNANCE: 'Ordonnance',
    DECLARATION_INSCR: "Déclaration d'inscription",
    TITRE_CONSTITUTION_DIRECTION: 'Titre de constitution de la direction',
    DECISION_DIRECTION: 'Décision de la direction',
    DECISION_JUDICIAIRE: 'Décision judiciaire ou administrative',
    PIECE_ETAT_CIVIL: "Pièce d'état civil",
    AVIS_MINISTERE_PUBLIC: 'Avis du ministère public',
    ATTESTATION_INSCRIPTION: "Attestation d'inscription",
    AVIS_FIN_PUBLICATION: 'Avis aux fins de publication',
    AVIS_INSCRIPTON_PREFECTURE: "Avis d'inscription à la préfecture",
    NOTIFICATION_DECISION: 'Notification de décision',
    CERTIFICAT_INSCRIPTION: "Certificat d'inscription",
    PIECE_JOINTE: 'Pièce jointe',
    PIECE_ARCHIVE: "Pièce d'archive",
    DEMANDE_PIECES: 'Demande de pièces',
    AVIS_FINS_PAIEMENT: 'Avis aux fins de paiement',
  })
})

const received: [code: TypeDocument, label: string][] = [
  ['ORDONNANCE', 'Ordonnance'],
  ['ATTESTATION_INSCRIPTION', "Attestation d'inscription"],
  ['AVIS_FIN_PUBLICATION', 'Avis aux fins de publication'],
  ['AVIS_INSCRIPTON_PREFECTURE', "Avis d'inscription à la préfecture"],
  ['NOTIFICATION_DECISION', 'Notification de décision'],
  ['CERTIFICAT_INSCRIPTION', "Certificat d'inscription"],
  ['PIECE_ARCHIVE', "Pièce d'archive"],
  ['DEMANDE_PIECES', 'Demande de pièces'],
  ['AVIS_FINS_PAIEMENT', 'Avis aux fins de paiement'],
]

test.each(received)(
  '[DOCTYPE-06, DOCTYPE-13, DOCTYPE-14, DOCTYPE-15, DOCTYPE-16, DOCTYPE-17, DOCTYPE-19, DOCTYPE-20, DOCTYPE-21] %s is « %s », and no form sends it',
  (code, label) => {
    expect([typeDocument(code), libelleType(code)]).toEqual([code, label])
    expect(Object.values(allowedTypes).flatMap((types): readonly TypeDocument[] => types)).not.toContain(code)
  },
)

const sent: [code: TypeDocument, label: string][] = [
  ['DECLARATION_INSCR', "Déclaration d'inscription"],
  ['DECISION_DIRECTION', 'Décision de la direction'],
  ['DECISION_JUDICIAIRE', 'Décision judiciaire ou administrative'],
  ['PIECE_ETAT_CIVIL', "Pièce d'état civil"],
  ['AVIS_MINISTERE_PUBLIC', 'Avis du ministère public'],
  ['PIECE_JOINTE', 'Pièce jointe'],
]

test.each(sent)('[DOCTYPE-07, DOCTYPE-09, DOCTYPE-11, DOCTYPE-12, DOCTYPE-18] %s is « %s », and some form sends it', (code, label) => {
  expect([typeDocument(code), libelleType(code)]).toEqual([code, label])
  expect(Object.values(allowedTypes).flatMap((types): readonly TypeDocument[] => types)).toContain(code)
})

/** Fields that a document of this type must fill. */
const requiredChampsOf = (type: TypeDocument) =>
  checkAnnexe(completeAnnexe(anAnnexe({ type, sousType: null }), 'pieces'), 'pieces', '2026-11-20').map(({ field }) => field)
const seances = ['ORDINAIRE', 'EXTRA', 'CONSTITUTIVE']
const publications = ['PUBCRE', 'PUBDIS', 'PUBFUS']

test.each<[type: TypeDocument, date: string, dateEffet: string | null, sousTypes: string[], exiges: string[]]>([
  ['PV_AG', "Date de l'assemblée générale", null, seances, ['date']],
  ['STATUTS', "Date d'adoption", null, [], ['date']],
  ['JUSTIFICATIF_PAIEMENT', 'Date de paiement', null, [], ['date', 'journal']],
  ['EXTRAIT_PUB_JAL', 'Date de publication', null, publications, ['date', 'journal', 'sousType']],
  ['TRAITE_APPORT', 'Date du traité', "Date d'effet", [], ['date']],
])(
  '[DOCTYPE-01, DOCTYPE-02, DOCTYPE-03, DOCTYPE-04, DOCTYPE-05] %s has the date « %s », the effective date %s, the subtypes %j, and requires %j',
  (type, date, dateEffet, sousTypes, exiges) => {
    expect([typeDocument(type), libelleDate(type), libelleDateEffet(type)]).toEqual([type, date, dateEffet])
    expect(sousTypesDe(type)).toEqual(sousTypes)
    expect(requiredChampsOf(type).toSorted()).toEqual(exiges)
  },
)

test('[DOCTYPE-22] five types have a date of their own, required; the sixteen others an optional one', () => {
  const datees: readonly TypeDocument[] = ['PV_AG', 'STATUTS', 'JUSTIFICATIF_PAIEMENT', 'EXTRAIT_PUB_JAL', 'TRAITE_APPORT']
  expect(Object.fromEntries(datees.map((type) => [type, libelleDate(type)]))).toEqual({
    PV_AG: "Date de l'assemblée générale",
    STATUTS: "Date d'adoption",
    JUSTIFICATIF_PAIEMENT: 'Date de paiement',
    EXTRAIT_PUB_JAL: 'Date de publication',
    TRAITE_APPORT: 'Date du traité',
  })
  const autres = typesDocument.filter((type) => !datees.includes(type))
  expect(autres).toHaveLength(16)
  expect(new Set(autres.map(libelleDate))).toEqual(new Set(['Date du document (facultatif)']))
  expect(typesDocument.filter(isDateRequired)).toEqual(datees)
})

test('only a contribution agreement (TRAITE_APPORT) has an effective date', () => {
  expect(typesDocument.filter(libelleDateEffet)).toEqual(['TRAITE_APPORT'])
})

test('two types name their newspaper', () => {
  expect(typesDocument.filter(isJournalRequired)).toEqual(['JUSTIFICATIF_PAIEMENT', 'EXTRAIT_PUB_JAL'])
})

test.each([
  ['PV_AG', 'ORDINAIRE', ['ORDINAIRE', 'EXTRA', 'CONSTITUTIVE']],
  ['DECISION_JUDICIAIRE', 'ADMIN', ['ADMIN', 'JUDICIAIRE']],
  ['EXTRAIT_PUB_JAL', 'PUBCRE', ['PUBCRE', 'PUBDIS', 'PUBFUS']],
  ['DECLARATION_INSCR', 'CREATION', ['CREATION', 'MODIFICATION', 'DISSOLUTION', 'RADIATION', 'FUSION_ABSORPTION']],
] as const)(
  '[ANNEX-15, ANNEX-16, ANNEX-17, ANNEX-18, DOCTYPE-10, CONST-22, CONST-23, CONST-24, CONST-25] %s defaults to %s',
  (type, defaut, tous) => {
    expect(defaultSousType(type)).toBe(defaut)
    expect(sousTypesDe(type)).toEqual(tous)
  },
)

test('[CONST-26] every subtype of every type has its French label', () => {
  const sousTypes = typesDocument.flatMap(sousTypesDe)
  expect(Object.fromEntries(sousTypes.map((sousType) => [sousType, libelleSousType(sousType)]))).toEqual({
    EXTRA: 'Extraordinaire',
    ORDINAIRE: 'Ordinaire',
    CONSTITUTIVE: 'Constitutive',
    JUDICIAIRE: 'Judiciaire',
    ADMIN: 'Administrative',
    PUBCRE: 'Publication de la création',
    PUBDIS: 'Publication de la dissolution',
    PUBFUS: 'Publication de la fusion',
    CREATION: 'Création',
    MODIFICATION: 'Modification',
    DISSOLUTION: 'Dissolution',
    RADIATION: 'Radiation',
    FUSION_ABSORPTION: 'Fusion-absorption',
  })
})

test('[CONST-22] a type without subtype has no default either', () => {
  expect(defaultSousType('STATUTS')).toBeNull()
})

test('[DOCTYPE-08, X-31] the misspelt code means the direction titles', () => {
  expect(typeDocument('TITRE_CONSTITION_DIRECTION')).toBe('TITRE_CONSTITUTION_DIRECTION')
  expect(libelleType('TITRE_CONSTITION_DIRECTION')).toBe('Titre de constitution de la direction')
})

test.each(['AUTRE', '', 'toString', '__proto__'])('[ERR-18] %j is « Type document inconnu »', (code) => {
  expect(typeDocument(code)).toBeNull()
  expect(libelleType(code)).toBe('Type document inconnu')
})

test('[DOCTYPE-24, DOCTYPE-25, DOCTYPE-26, X-33] each form admits its types', () => {
  const six = ['DECLARATION_INSCR', 'PV_AG', 'STATUTS', 'TITRE_CONSTITUTION_DIRECTION', 'PIECE_ETAT_CIVIL', 'PIECE_JOINTE']
  expect(allowedTypes.rattachement).toEqual(['PIECE_ETAT_CIVIL', 'PIECE_JOINTE'])
  expect([...allowedTypes.pieces].toSorted()).toEqual(
    [
      ...six,
      'DECISION_DIRECTION',
      'JUSTIFICATIF_PAIEMENT',
      'EXTRAIT_PUB_JAL',
      'TRAITE_APPORT',
      'DECISION_JUDICIAIRE',
      'AVIS_MINISTERE_PUBLIC',
    ].toSorted(),
  )
  expect(allowedTypes.creation).toEqual(six)
  expect(allowedTypes.modification).toEqual(six)
  expect(allowedTypes.dissolution).toEqual([...six, 'EXTRAIT_PUB_JAL'])
  expect(allowedTypes.radiation).toEqual([...six, 'EXTRAIT_PUB_JAL'])
})
