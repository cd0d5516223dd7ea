import * as z from 'zod/mini'

// A draft follows no rule yet (decision 0033): missing or malformed values are read as unknown.
const texte = z.catch(z.string().check(z.trim()), '')
const drapeau = z.catch(z.boolean(), false)
const objet = <S extends z.core.$ZodLooseShape>(champs: S) =>
  z.pipe(
    z.transform((dit: unknown) => (typeof dit === 'object' && dit !== null && !Array.isArray(dit) ? dit : {})),
    z.object(champs),
  )
const liste = <S extends z.ZodMiniType>(element: S) =>
  z.pipe(
    z.transform((dit: unknown) => (Array.isArray(dit) ? dit : [])),
    z.array(element),
  )

const Commune = objet({ libelle: texte, tribunalJudiciaire: texte, tribunalProximite: texte })
const Adresse = objet({
  adresse: texte,
  complementAdresse: texte,
  codePostal: texte,
  commune: Commune,
  pays: texte,
  domiciliation: texte,
})

const Membre = objet({
  collection: texte,
  supprime: drapeau,
  membre: objet({
    fonction: texte,
    nom: texte,
    prenom: texte,
    nationalite: texte,
    adresse: Adresse,
    estFondateur: drapeau,
    denomination: texte,
    formeJuridique: texte,
    numeroInscription: texte,
    nomRepresentant: texte,
    prenomRepresentant: texte,
    description: texte,
  }),
})

const Saisie = objet({
  changements: objet({ direction: drapeau, siege: drapeau, denomination: drapeau, statuts: drapeau }),
  renouvellementComite: drapeau,
  association: objet({
    informations: objet({
      denomination: texte,
      objet: texte,
      but: texte,
      gouvernance: texte,
      stipulations: drapeau,
      precisionStipulation: texte,
      adresse: Adresse,
    }),
  }),
  direction: liste(Membre),
  fondateurs: liste(Membre),
  liquidation: objet({ commentaireLiquidation: texte, liquidateurs: liste(Membre) }),
  radiation: objet({ dateDissolution: texte }),
  annexes: liste(objet({ annexe: objet({ type: texte, sousType: texte, date: texte }) })),
})
export type ParsedSaisie = z.output<typeof Saisie>
export type MembreEnSaisie = ParsedSaisie['direction'][number]
export type TypedAdresse = MembreEnSaisie['membre']['adresse']

/** A partly filled form, for the documents generated from it: '' for a value not typed. */
export const readSaisie = (contenu: Readonly<Record<string, unknown>>): ParsedSaisie => Saisie.parse(contenu['saisie'])

/** A list of members without those removed. */
export const remainingOf = (membres: readonly MembreEnSaisie[]): MembreEnSaisie[] => membres.filter(({ supprime }) => !supprime)

/** First name and surname, name of the entity, or text of the paper register; '' when unknown. */
export const typedIdentite = ({ membre }: MembreEnSaisie): string =>
  membre.denomination || [membre.prenom, membre.nom].filter(Boolean).join(' ') || membre.description

/** The founders: those of the direction, then the others (CCL art. 56). */
export const listFondateurs = ({ direction, fondateurs }: Pick<ParsedSaisie, 'direction' | 'fondateurs'>): MembreEnSaisie[] => [
  ...direction.filter(({ membre }) => membre.estFondateur),
  ...fondateurs,
]

/** The date of a document of this type that is already joined. */
export const documentDate = ({ annexes }: Pick<ParsedSaisie, 'annexes'>, type: string, sousType?: string): string =>
  annexes.find(({ annexe }) => annexe.type === type && (sousType === undefined || annexe.sousType === sousType))?.annexe.date ?? ''
