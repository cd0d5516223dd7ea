import { sortOrdinaire } from 'domain/association/motif-etat'
import { desInformations, aComite, aMembrePhysique } from 'domain/association/exemples'
import type { ReadableSort } from 'domain/association/successeur'
import type { Version } from 'domain/association/version'
import { phrasesDOrigine } from 'domain/requetes/phrases/phrases'
import { aCreationDepot } from 'domain/requetes/examples/filings'
import { versionDeCreation } from 'domain/requetes/demarches/version-creation'
import type { DonneesActe } from '../src/greffe/inscription/actes-pdf.ts'

/** The longest name that can be typed, made of words. */
export const longName =
  "Société d'histoire, d'archéologie et de sauvegarde du patrimoine religieux et industriel de la haute vallée de la Mittelbruch et des communes voisines du ".slice(
    0,
    150,
  )

/** A first version, as the registration of a creation makes it. */
export const aVersion = (informations: Partial<Version['informations']> = {}): Version => {
  const version = versionDeCreation(aCreationDepot({ comite: aComite() }), {
    membre: (collection, position) => `${collection}-${position}`,
    documents: [],
    remplaces: [],
  })
  return { ...version, informations: { ...version.informations, ...desInformations(), dateStatuts: '2026-10-03', ...informations } }
}

/** This version, as documents print it: only its state tells how the association ended. */
export const aPrinted = (informations: Partial<Version['informations']> = {}): Version & ReadableSort => ({
  ...aVersion(informations),
  ...sortOrdinaire,
})

export const anAct = (version = aPrinted()): DonneesActe => ({
  type: 'CREATION',
  tribunal: {
    libelle: 'Tribunal judiciaire de Strasbourg',
    adresse: 'Quai Finkmatt',
    complementAdresse: 'CS 61030',
    codePostal: '67070',
    commune: 'Strasbourg',
    telephone: '03 88 75 27 00',
    courriel: null,
    horaires: 'du lundi au vendredi, de 9 h à 12 h',
  },
  requete: { numero: 'R26000123', deposeeLe: '2026-10-05' },
  association: { numero: 'STR001234', ...version },
  dateOrdonnance: '2026-11-20',
  signataire: { nom: 'Clotaire AMTMANN', qualite: 'Juge du registre' },
  greffier: { nom: 'Aloïse GREFFENACKER', qualite: 'Greffière', titre: 'La greffière' },
  preparee: null,
  phrases: phrasesDOrigine,
  editeLe: new Date('2026-11-20T13:02:00Z'),
  verification: { code: 'K7QX-3MPA-9TRW', url: 'https://registre.exemple.fr/verification/K7QX-3MPA-9TRW' },
})

const { localUuid: _, ...liquidatrice } = aMembrePhysique({ prenom: 'Ulrike', nom: 'Wolfsberg', fonction: 'Liquidateur' })

/** Ended variants of the same association. No liquidator belongs to its direction, and each name appears once. */
export const ended = (
  autrement: Partial<Version & ReadableSort>,
  informations: Partial<Version['informations']> = {},
): Version & ReadableSort => ({
  ...aPrinted(informations),
  liquidationAssociation: {
    commentaireLiquidation: null,
    liquidateurs: {
      members: {
        physiques: [{ ...liquidatrice, uuid: 'l1' }],
        morales: [],
        reprises: [],
      },
      indexMembres: [],
    },
  },
  ...autrement,
})
