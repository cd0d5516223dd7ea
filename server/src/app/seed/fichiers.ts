import type { DocumentPdf } from '../../core/pdf/document.ts'
import type { Office } from '../../core/door.ts'
import { keepPdf } from '../../core/files/keep-pdf.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import type { SousTypeDocument, TypeDocument } from 'domain/core/documents'

/** A demonstration document: about sixty contents, shared by all the associations. */
export interface Modele {
  nom: string
  type: TypeDocument
  sousType: SousTypeDocument | null
  fichiers: KeptFichier[]
}

const articles = [
  'Il est formé entre les adhérents une association de droit local, régie par les articles 21 à 79-III du Code civil local et par les présents statuts.',
  "L'association se compose des membres qui ont adhéré aux présents statuts et acquitté leur cotisation. L'admission est prononcée par la direction.",
  "La qualité de membre se perd par la démission, le décès ou l'exclusion prononcée par l'assemblée générale pour motif grave, l'intéressé ayant été entendu.",
  "L'association est administrée par une direction élue par l'assemblée générale. Elle la représente en justice et dans tous les actes de la vie civile.",
  "L'assemblée générale se réunit une fois par an. Elle entend le rapport de la direction, approuve les comptes et délibère sur les questions à l'ordre du jour.",
  "Les statuts ne peuvent être modifiés que par l'assemblée générale, à la majorité des trois quarts des membres présents.",
  "En cas de dissolution, l'assemblée générale désigne un ou plusieurs liquidateurs et décide de l'emploi de l'actif net.",
]

const modeles = [
  { nom: 'statuts.pdf', type: 'STATUTS', sousType: null, titre: 'Statuts', exemplaires: 18 },
  { nom: 'proces-verbal.pdf', type: 'PV_AG', sousType: 'CONSTITUTIVE', titre: "Procès-verbal de l'assemblée générale", exemplaires: 16 },
  { nom: 'declaration.pdf', type: 'DECLARATION_INSCR', sousType: 'CREATION', titre: "Déclaration d'inscription", exemplaires: 12 },
  { nom: 'certificat.pdf', type: 'CERTIFICAT_INSCRIPTION', sousType: null, titre: "Certificat d'inscription", exemplaires: 8 },
  { nom: 'piece-etat-civil.pdf', type: 'PIECE_ETAT_CIVIL', sousType: null, titre: "Pièce d'état civil (exemple)", exemplaires: 6 },
] as const satisfies readonly (Omit<Modele, 'fichiers'> & { titre: string; exemplaires: number })[]

const page = (titre: string, exemplaire: number): DocumentPdf => ({
  title: titre,
  reference: `DEMO-${exemplaire}`,
  issuer: ['Document de démonstration', 'Association inventée'],
  blocks: articles.slice(exemplaire % 3).flatMap((text, rang) => [
    { kind: 'heading' as const, text: `Article ${rang + 1}` },
    { kind: 'paragraph' as const, text: Array.from({ length: 1 + ((exemplaire + rang) % 4) }, () => text).join(' ') },
  ]),
  footer: `${titre}, modèle ${exemplaire}`,
  createdAt: '2026-01-05T09:00:00.000Z',
})

/** Draws the demonstration documents and keeps them. They are the same each time, so that running it again changes nothing. */
export const drawModeles = ({ pdf, store }: Pick<Office, 'pdf' | 'store'>): Promise<Modele[]> =>
  Promise.all(
    modeles.map(async ({ titre, exemplaires, ...same }) => ({
      ...same,
      fichiers: await Promise.all(
        Array.from({ length: exemplaires }, async (_, i) => keepPdf(store, await pdf.renderPdf(page(titre, i + 1)))),
      ),
    })),
  )

/** An example of a digitised paper file. */
export const dossierPapier = (numero: string): DocumentPdf => ({
  ...page('Dossier papier (exemple)', Number(numero.slice(-2))),
  reference: numero,
  footer: `Dossier papier, ${numero}`,
})
