import type { ChangedMention } from '../association/mentions.ts'
import type { Reprise } from '../association/reprise.ts'
import { textesFormulaireAssociation } from '../association/textes/formulaire.ts'
import { textesLecture } from '../association/textes/lecture.ts'
import { libelleType } from '../core/documents.ts'
import { formatJour } from '../core/jour.ts'
import { droitsEnMots } from '../rattachements/droits-en-mots.ts'
import { libelleSousTypeRequete, type SousTypeRequete, sousTypesRequete } from '../requetes/types.ts'
import { textesJournal as textes } from './textes/journal.ts'

/** The stored content of an act, in the shape that the software wrote on that day. */
export type ContenuActe = Readonly<Record<string, unknown>>

/** Resolves the identifiers kept in a line. Each function returns null when nothing has this identifier. */
export interface Noms {
  /** First name and last name of an account. */
  personne: (compte: unknown) => string | null
  /** Label of a version. */
  version: (ordre: unknown) => string | null
  /** Type, subtype and day of a document, then the name of its file. */
  document: (uuid: unknown) => string | null
}

const tell = (valeur: unknown): string => (valeur === null || valeur === undefined || valeur === '' ? textes.rien : String(valeur))
const tellJour = (valeur: unknown): string => (/^\d{4}-\d{2}-\d{2}$/.test(tell(valeur)) ? formatJour(tell(valeur)) : tell(valeur))

const droits = ({ fonction, gestion, depot, fin }: ContenuActe): string =>
  textes.droits(tell(fonction), [
    ...droitsEnMots({ gestion: gestion === true, depot: depot === true }),
    ...(typeof fin === 'string' ? [textes.jusquau(formatJour(fin))] : []),
  ])

const version = ({ ordre, evenement, requete }: ContenuActe, { version: nomDe }: Noms): string[] => [
  textes.version(tell(ordre), nomDe(ordre) ?? tell(evenement)),
  ...(typeof requete === 'string' ? [textes.requete(requete)] : []),
]

const nomsDesMentions = { ...textesFormulaireAssociation, ...textesLecture.champsDates }
const mentions = ({ changees }: ContenuActe): string[] =>
  (changees as ChangedMention[]).map(({ mention, avant, apres }) => {
    const enMots = (valeur: unknown) => (typeof valeur === 'boolean' ? textesLecture.utilitePublique[`${valeur}`] : tellJour(valeur))
    return textes.mention(nomsDesMentions[mention], enMots(avant), enMots(apres))
  })

const rectification = ({ sousTypes }: ContenuActe): string[] =>
  (sousTypes as string[]).flatMap((code) => {
    const connu = sousTypesRequete.find((un): un is SousTypeRequete => un === code)
    return connu ? [libelleSousTypeRequete(connu)] : []
  })

const who = (compte: unknown, { personne }: Noms): string[] => {
  const nom = personne(compte)
  return nom === null ? [] : [textes.personne(nom)]
}

const which = (uuid: unknown, { document }: Noms): string[] => {
  const nom = document(uuid)
  return nom === null ? [] : [nom]
}

/** The details of each act, beside its name. An act without details has no entry. */
const details: Partial<Record<string, (contenu: ContenuActe, noms: Noms) => string[]>> = {
  VERSION: version,
  REPRISE: ({ numeroVolume, numeroFolio }) => [textes.registre(tell(numeroVolume), tell(numeroFolio))],
  MENTIONS: mentions,
  RECTIFICATION: rectification,
  DECISION_JUDICIAIRE: ({ autorite, date }) => [textes.decision(tell(autorite), tellJour(date))],
  FUSION: ({ absorbante, fusionnees }) => [
    typeof absorbante === 'string' ? textes.absorbee(absorbante) : textes.absorbe(fusionnees as string[]),
  ],
  FUSION_CORRIGEE: ({ absorbante, fusionnees }) => [
    typeof absorbante === 'string' ? textes.plusAbsorbee(absorbante) : textes.absorbePlus(fusionnees as string[]),
  ],
  TRANSFERT_CORRIGE: ({ origine, nouvelle }) => [typeof origine === 'string' ? textes.rendue(origine) : textes.revenue(tell(nouvelle))],
  TRANSFERT_ENVOYE: ({ commune }) => [textes.destination(tell(commune))],
  TRANSFERT: ({ nouvelle, origine }) => [typeof nouvelle === 'string' ? textes.parti(nouvelle) : textes.recu(tell(origine))],
  DOCUMENT_AJOUTE: ({ uuid, type, reserve }, { document }) => [
    document(uuid) ?? libelleType(tell(type)),
    ...(reserve === true ? [textes.reserve] : []),
  ],
  DOCUMENT_ACTIVE: ({ uuid, actif }, noms) => [...which(uuid, noms), textes.vigueur[actif === true ? 'true' : 'false']],
  DOCUMENT_SUPPRIME: ({ uuid }, noms) => which(uuid, noms),
  DOSSIER_PAPIER: ({ existe }) => [textes.papier[existe === true ? 'true' : 'false']],
  NUMERISATION_DEPOSEE: ({ nom }) => [tell(nom)],
  EXTRAIT: ({ version: ordre }) => [textes.extrait(tell(ordre))],
  DEMANDE_RATTACHEMENT: ({ fonction }) => [tell(fonction)],
  INVITATION: (contenu) => [droits(contenu)],
  RATTACHEMENT: (contenu, noms) => [...who(contenu['compte'], noms), droits(contenu)],
  RATTACHEMENT_MODIFIE: (contenu, noms) => [
    ...who(contenu['compte'], noms),
    textes.avant(droits(contenu['avant'] as ContenuActe)),
    textes.apres(droits({ ...(contenu['avant'] as ContenuActe), ...contenu })),
  ],
  RATTACHEMENT_SUPPRIME: ({ compte }, noms) => who(compte, noms),
  FIN_RATTACHEMENT: ({ compte }, noms) => who(compte, noms),
}

/** The ground or the message of a line, split into lines. For a reprise: the events read in the paper register, one each. */
export const texteInLines = (type: string, texte: string | null): string[] => {
  if (texte === null) return []
  if (type !== 'REPRISE') return texte.split('\n').filter((ligne) => ligne.trim() !== '')
  const registre = JSON.parse(texte) as Reprise['registre']
  return registre.map(({ date, evenement, texte: lu }) => [date && formatJour(date), evenement, lu].filter(Boolean).join(', '))
}

/** A line of an association's journal in words: the name of the act, and its details. */
export const acteWording = (type: string, contenu: ContenuActe, noms: Noms): { acte: string; details: string[] } => ({
  acte: Object.entries(textes.actes).find(([code]) => code === type)?.[1] ?? textes.autre(type),
  details: details[type]?.(contenu, noms) ?? [],
})
