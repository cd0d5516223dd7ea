import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import type { ActiveContenu } from 'domain/core/active-contenu'
import type { ObjetPdf, ParsedObjets } from './pdf-objects.ts'

const byNom = (table: Readonly<Record<string, ActiveContenu>>): ReadonlyMap<PDFObject, ActiveContenu> =>
  new Map(Object.entries(table).map(([nom, contenu]) => [PDFName.of(nom), contenu]))

/** Kinds of actions, annotations and streams that act (ISO 32000 §12.6.4, §12.5.6, §13): values of `S`, `Subtype` and `Type`. */
const SORTES = byNom({
  JavaScript: 'JAVASCRIPT',
  Launch: 'PROGRAMME',
  SubmitForm: 'ENVOI_FORMULAIRE',
  ImportData: 'IMPORT_DONNEES',
  GoToR: 'AUTRE_DOCUMENT',
  GoToE: 'AUTRE_DOCUMENT',
  Rendition: 'MULTIMEDIA',
  Movie: 'MULTIMEDIA',
  Sound: 'MULTIMEDIA',
  Screen: 'MULTIMEDIA',
  RichMedia: 'MULTIMEDIA',
  RichMediaExecute: 'MULTIMEDIA',
  GoTo3DView: 'TROIS_D',
  '3D': 'TROIS_D',
  U3D: 'TROIS_D',
  PRC: 'TROIS_D',
  FileAttachment: 'FICHIER_JOINT',
  EmbeddedFile: 'FICHIER_JOINT',
})

/** Entries whose presence alone is enough, whatever their value. */
const ENTREES = byNom({
  JS: 'JAVASCRIPT',
  JavaScript: 'JAVASCRIPT',
  XFA: 'FORMULAIRE_XFA',
  EF: 'FICHIER_JOINT',
  AF: 'FICHIER_JOINT',
  EmbeddedFiles: 'FICHIER_JOINT',
  Collection: 'FICHIER_JOINT',
  RichMediaContent: 'MULTIMEDIA',
})

const [S, SUBTYPE, TYPE, A, LINK, URI] = ['S', 'Subtype', 'Type', 'A', 'Link', 'URI'].map((nom) => PDFName.of(nom)) as [
  PDFName,
  PDFName,
  PDFName,
  PDFName,
  PDFName,
  PDFName,
]

/** An object at its place: under its reference, or within another object. */
interface Place {
  objet: PDFObject
  tag: string | null
  /** Whether it is the action of a link: the reader chooses to follow it. */
  lien: boolean
}

/** Yields an object and all objects within it. Iterative, since a hostile file nests deeper than the stack. */
function* places({ tag, objet }: ObjetPdf): Generator<Place> {
  const pile: Place[] = [{ objet, tag, lien: false }]
  for (let place = pile.pop(); place; place = pile.pop()) {
    yield place
    const interieur = place.objet instanceof PDFRawStream ? place.objet.dict : place.objet
    if (interieur instanceof PDFArray) for (const element of interieur.asArray()) pile.push({ objet: element, tag: null, lien: false })
    if (!(interieur instanceof PDFDict)) continue
    const estLien = interieur.get(SUBTYPE) === LINK
    for (const [cle, valeur] of interieur.entries()) pile.push({ objet: valeur, tag: null, lien: estLien && cle === A })
  }
}

/** Returns the kinds of active content in a file, each once, in alphabetical order. A web address counts unless only links lead to it. */
export const findActiveContenus = ({ objets, illisible }: ParsedObjets): ActiveContenu[] => {
  const trouves = new Set<ActiveContenu | undefined>(illisible ? ['ILLISIBLE'] : [])
  const adresses: Place[] = []
  const suiviesParLien = new Set<string>()
  const citees = new Set<string>()
  for (const objet of objets) {
    // The kind of an action may be a separate object.
    trouves.add(SORTES.get(objet.objet))
    if (objet.objet === URI) trouves.add('ADRESSE_WEB')
    for (const place of places(objet)) {
      if (place.objet instanceof PDFRef) (place.lien ? suiviesParLien : citees).add(place.objet.tag)
      const dict = place.objet instanceof PDFRawStream ? place.objet.dict : place.objet
      if (!(dict instanceof PDFDict)) continue
      for (const [cle, valeur] of dict.entries()) {
        trouves.add(ENTREES.get(cle))
        if (cle === S || cle === SUBTYPE || cle === TYPE) trouves.add(SORTES.get(valeur))
      }
      if (dict.get(S) === URI) adresses.push(place)
    }
  }
  const isReachedByLiensOnly = ({ tag, lien }: Place) => (tag === null ? lien : suiviesParLien.has(tag) && !citees.has(tag))
  if (!adresses.every(isReachedByLiensOnly)) trouves.add('ADRESSE_WEB')
  return [...trouves].filter((contenu) => contenu !== undefined).toSorted()
}
