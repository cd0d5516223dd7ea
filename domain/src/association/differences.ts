import { libelleType } from '../core/documents.ts'
import type { KnownInformations } from './champ-association.ts'
import { shownChamps } from './shown-champs.ts'
import { changement, type Difference, onlyIn, entrees } from './changement.ts'
import { differencesDirection } from './differences-direction.ts'
import { libelleEtatAssociation } from './etats.ts'
import { fondateursDe, type ReadableFondateurs, listFondateurs, type ReadableMembres } from './membres-in-words.ts'
import type { MotifEtat } from './motif-etat.ts'
import { unknownsOf } from './unknowns-of.ts'
import type { Representee } from './representants.ts'
import { textesDifferences as textes } from './textes/differences.ts'
import type { Version } from './version.ts'

/** A document listed by two versions: only `actif` may differ between them. */
interface DocumentListe {
  uuid: string
  nom: string
  type: string
  actif: boolean
}

/** An association at one version, in the shape of the API (ENT-02). */
export type ComparedAssociation = Pick<Version, 'etatAssociation' | 'nonRepris' | 'informations' | 'indexMembres'> & {
  members: ReadableMembres
  motifEtat: MotifEtat | null
  liquidationAssociation?: Representee['liquidationAssociation']
  fondateurs: ReadableFondateurs
  documents: readonly DocumentListe[]
}

export interface ChangedRubrique {
  titre: string
  differences: Difference[]
}

/** An addition or a removal, in one sentence (SHEET-14); null for a replacement, whose two values are shown side by side. */
export const ajoutOrRetrait = ({ ancien, nouveau }: Difference): string | null => {
  if (ancien === null) return textes.ajoute(nouveau ?? '')
  return nouveau === null ? textes.supprime(ancien) : null
}

type Rubrique = keyof typeof textes.rubriques

/** The changes between two versions, in words, under the headings that changed (SHEET-14); empty when nothing did. */
export const differences = (avant: ComparedAssociation, apres: ComparedAssociation): ChangedRubrique[] => {
  const parRubrique: Record<Rubrique, Difference[]> = {
    etat: changement(textes.etat, etat(avant), etat(apres)),
    denomination: informations('denomination', avant, apres),
    objet: informations('objet', avant, apres),
    siege: informations('siege', avant, apres),
    contact: informations('contact', avant, apres),
    statuts: informations('statuts', avant, apres),
    direction: differencesDirection(avant, apres),
    liquidateurs: differencesDirection(liquidateurs(avant), liquidateurs(apres), textes.rubriques.liquidateurs),
    fondateurs: fondateurs(avant, apres),
    identifiants: informations('identifiants', avant, apres),
    dates: informations('dates', avant, apres),
    documents: documents(avant.documents, apres.documents),
  }
  return (Object.entries(parRubrique) as [Rubrique, Difference[]][]).flatMap(([rubrique, lignes]) =>
    lignes.length > 0 ? [{ titre: textes.rubriques[rubrique], differences: lignes }] : [],
  )
}

const etat = ({ etatAssociation, motifEtat }: ComparedAssociation): string => libelleEtatAssociation(etatAssociation, motifEtat)

const liquidateurs = ({ liquidationAssociation: liquidation }: ComparedAssociation) =>
  liquidation?.liquidateurs ?? { members: { physiques: [], morales: [], reprises: [] }, indexMembres: [] }

/** The information of an association, with the fields that a takeover left unknown. */
export const knownInformations = (association: ComparedAssociation): KnownInformations => ({
  ...association.informations,
  nonRepris: unknownsOf(association),
})

const informations = (rubrique: Rubrique, avant: ComparedAssociation, apres: ComparedAssociation): Difference[] =>
  shownChamps
    .filter((champ) => champ.rubrique === rubrique)
    .flatMap(({ label, read }) => changement(label, read(knownInformations(avant)), read(knownInformations(apres))))

/** Founders who sit in the first direction and not in the second, in words. */
const departedFondateurs = ({ members: ici }: ComparedAssociation, { members: la }: ComparedAssociation): string[] => {
  const presents = new Set([...la.physiques, ...la.morales].map(({ uuid }) => uuid))
  const listAbsent = <M extends { uuid: string }>(membres: M[]): M[] => membres.filter(({ uuid }) => !presents.has(uuid))
  return listFondateurs(fondateursDe({ physiques: listAbsent(ici.physiques), morales: listAbsent(ici.morales) }))
}

/** A founder who leaves or enters the direction was a founder already: only the direction changes (CCL art. 56). */
const fondateurs = (avant: ComparedAssociation, apres: ComparedAssociation): Difference[] =>
  entrees(
    textes.rubriques.fondateurs,
    onlyIn(listFondateurs(avant.fondateurs), departedFondateurs(apres, avant)),
    onlyIn(listFondateurs(apres.fondateurs), departedFondateurs(avant, apres)),
  )

const documents = (avant: readonly DocumentListe[], apres: readonly DocumentListe[]): Difference[] => {
  const avants = new Map(avant.map((document) => [document.uuid, document]))
  const gardes = new Set(apres.map(({ uuid }) => uuid))
  const enMots = ({ nom, type }: DocumentListe): string => textes.document(nom, libelleType(type))
  return [
    ...avant
      .filter(({ uuid }) => !gardes.has(uuid))
      .map((document) => ({ label: textes.rubriques.documents, ancien: enMots(document), nouveau: null })),
    ...apres.flatMap((document) => {
      const ancien = avants.get(document.uuid)
      if (!ancien) return [{ label: textes.rubriques.documents, ancien: null, nouveau: enMots(document) }]
      return changement(textes.de(document.nom, textes.vigueur), textes.actif[`${ancien.actif}`], textes.actif[`${document.actif}`])
    }),
  ]
}
