import { readSaisie } from 'domain/requetes/depot/parsed-saisie'
import { expect, test } from 'vitest'
import { writtenBySituation } from '../../../test/approved.ts'
import type { DonneesModele, Registre } from './common.ts'
import { declarationPdf } from './declaration-pdf.ts'
import { procesVerbalPdf, rapportPdf } from './proces-verbal-pdf.ts'
import { statutsPdf } from './statuts-pdf.ts'

const adresse = (rue: string, codePostal = '67000') => ({
  adresse: rue,
  complementAdresse: '',
  codePostal,
  commune: { libelle: 'Strasbourg' },
  pays: 'FRANCE',
})
const personne = (nom: string, autrement: object = {}) => ({
  collection: 'physiques',
  membre: {
    fonction: `Fonction de ${nom}`,
    nom,
    prenom: 'Irma',
    nationalite: `Nationalité de ${nom}`,
    estFondateur: true,
    adresse: adresse(`4 rue ${nom}`),
  },
  ...autrement,
})
const morale = {
  collection: 'morales',
  membre: {
    fonction: 'Trésorier',
    denomination: 'Caisse du Ried',
    formeJuridique: 'Société coopérative',
    nomRepresentant: 'Amtmann',
    prenomRepresentant: 'Odile',
    numeroInscription: 'B 123',
    estFondateur: true,
    adresse: adresse('9 quai de la Caisse', '68000'),
  },
}
const informations = {
  denomination: 'Chorale du Ried',
  objet: 'Pratiquer le chant choral.',
  but: 'NON_LUCRATIF',
  gouvernance: 'Président',
  stipulations: true,
  precisionStipulation: 'Emprunts soumis à l’assemblée',
  adresse: { ...adresse('3 place du Lavoir', '67100'), domiciliation: 'Mme Mittelbrucher' },
}
const annexes = [
  { annexe: { type: 'STATUTS', sousType: null, date: '2026-10-03' } },
  { annexe: { type: 'PV_AG', sousType: 'ORDINAIRE', date: '2026-10-04' } },
  { annexe: { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBINS', date: '2026-10-05' } },
  { annexe: { type: 'EXTRAIT_PUB_JAL', sousType: 'PUBDIS', date: '2026-10-06' } },
]
const typed = {
  association: { informations },
  direction: [personne('Obersand'), morale, personne('Partante', { supprime: true })],
  fondateurs: [personne('Kirchweiler'), personne('Talmatter')],
  liquidation: { commentaireLiquidation: 'Aucun bien.', liquidateurs: [personne('Wolfsberg'), personne('Grendelbach')] },
  radiation: { dateDissolution: '2025-01-15' },
  annexes,
}
const founded = { ...typed, direction: typed.direction.slice(0, 2) }
const registre: Registre = {
  numero: 'STR001234',
  denomination: 'Harmonie du Ried',
  objet: 'Jouer des vents.',
  siege: '5 rue Ancienne\n67200 Strasbourg',
  limites: 'Aucun emprunt.',
}
const paper = (saisie: object, autrement: Partial<DonneesModele> = {}): DonneesModele => ({
  saisie: readSaisie({ saisie }),
  registre: null,
  tribunal: ['Tribunal judiciaire de Strasbourg', 'Greffe du registre des associations', 'Quai Finkmatt, 67070 Strasbourg'],
  editeLe: new Date('2026-11-23T13:02:00Z'),
  ...autrement,
})
const known = (saisie: object) => paper(saisie, { registre })
const asRegistered = {
  ...informations,
  denomination: registre.denomination,
  objet: registre.objet,
  precisionStipulation: registre.limites,
  adresse: adresse('5 rue Ancienne', '67200'),
}

test('the whole declaration of each filing, as it is typed', async () => {
  await expect(
    writtenBySituation({
      création: declarationPdf('CREATION', paper(founded)),
      'création lucrative, sans limite, sans tribunal': declarationPdf(
        'CREATION',
        paper({ ...founded, association: { informations: { ...informations, but: 'LUCRATIF', stipulations: false } } }, { tribunal: [] }),
      ),
      'création, rien de saisi': declarationPdf('CREATION', paper({})),
      'modification, tout change': declarationPdf('MODIFICATION', known(typed)),
      'modification, direction renouvelée, rien ne change': declarationPdf(
        'MODIFICATION',
        known({ ...typed, association: { informations: asRegistered }, renouvellementComite: true }),
      ),
      'modification, les limites sont levées': declarationPdf(
        'MODIFICATION',
        known({ ...typed, association: { informations: { ...asRegistered, stipulations: false } } }),
      ),
      'dissolution, plusieurs liquidateurs': declarationPdf('DISSOLUTION', known(typed)),
      'dissolution, sans liquidateur': declarationPdf(
        'DISSOLUTION',
        known({ ...typed, liquidation: { ...typed.liquidation, liquidateurs: [] } }),
      ),
      radiation: declarationPdf('RADIATION', known(typed)),
    }),
  ).toMatchFileSnapshot('approved/declaration.txt')
})

test('the whole minutes of each filing, and the report of the liquidators', async () => {
  await expect(
    writtenBySituation({
      création: procesVerbalPdf('CREATION', paper(founded)),
      'modification de la direction seule': procesVerbalPdf('MODIFICATION', known({ ...typed, changements: { direction: true } })),
      'modification du siège seul': procesVerbalPdf('MODIFICATION', known({ ...typed, changements: { siege: true } })),
      'modification, rien de dit': procesVerbalPdf('MODIFICATION', known(typed)),
      dissolution: procesVerbalPdf('DISSOLUTION', known(typed)),
      'radiation, rapport des liquidateurs': rapportPdf(known(typed)),
    }),
  ).toMatchFileSnapshot('approved/proces-verbal.txt')
})

test('the whole model of the statutes, by the answers beside it', async () => {
  await expect(
    writtenBySituation({
      'premières réponses': statutsPdf(paper(founded), {
        adhesion: 'LIBRE',
        cotisation: 'ANNUELLE',
        mandat: '1',
        convocation: 'COURRIEL',
        delai: '8',
      }),
      'autres réponses, but lucratif, sans limite': statutsPdf(
        paper({ ...founded, association: { informations: { ...informations, but: 'LUCRATIF', stipulations: false } } }),
        { adhesion: 'AGREMENT', cotisation: 'AUCUNE', mandat: '2', convocation: 'COURRIER', delai: '15' },
      ),
      'dernières réponses': statutsPdf(paper(founded), {
        adhesion: 'LIBRE',
        cotisation: 'ANNUELLE',
        mandat: '3',
        convocation: 'COURRIEL_OU_COURRIER',
        delai: '30',
      }),
    }),
  ).toMatchFileSnapshot('approved/statuts.txt')
})
