/** The French name of a database object, and whether that noun is feminine. */
const objets = {
  table: { dit: (nom: string) => `La table ${nom}`, feminin: true },
  vue: { dit: (nom: string) => `La vue ${nom}`, feminin: true },
  sequence: { dit: (nom: string) => `La séquence ${nom}`, feminin: true },
  colonne: { dit: (nom: string, table: string) => `La colonne ${nom} de la table ${table}`, feminin: true },
  contrainte: { dit: (nom: string, table: string) => `La contrainte ${nom} de ${table}`, feminin: true },
  index: { dit: (nom: string, table: string) => `L'index ${nom} de la table ${table}`, feminin: false },
  declencheur: { dit: (nom: string, table: string) => `Le déclencheur ${nom} de la table ${table}`, feminin: false },
  regle: { dit: (nom: string, table: string) => `La règle ${nom} de la table ${table}`, feminin: true },
  politique: { dit: (nom: string, table: string) => `La politique d'accès ${nom} de la table ${table}`, feminin: true },
  fonction: { dit: (nom: string) => `La fonction ${nom}`, feminin: true },
  type: { dit: (nom: string) => `Le type ${nom}`, feminin: false },
  extension: { dit: (nom: string) => `L'extension ${nom}`, feminin: true },
} as const

export type GenreObjet = keyof typeof objets

interface Objet {
  genre: GenreObjet
  nom: string
  table: string
}

const sujet = ({ genre, nom, table }: Objet): string => objets[genre].dit(nom, table)

const lieux = { table: 'la table', vue: 'la vue', sequence: 'la séquence', fonction: 'la fonction', type: 'le type', schema: 'le schéma' }

/** An object that privileges are granted on. A column comes with its table. */
export interface DroitObjet {
  lieu: keyof typeof lieux
  nom: string
  colonne: string | null
}

const lieu = ({ lieu: ou, nom, colonne }: DroitObjet): string =>
  colonne === null ? `${lieux[ou]} ${nom}` : `la colonne ${colonne} de ${lieux[ou]} ${nom}`

/** Reported by the check of the database schema: each difference with what the migrations and the server's start create. */
export const textesSchema = {
  manque: (objet: Objet) => `${sujet(objet)} manque.`,
  enTrop: (objet: Objet) => `${sujet(objet)} est en trop\u00a0: ce logiciel ne ${objets[objet.genre].feminin ? 'la' : 'le'} crée pas.`,
  change: (objet: Objet) => `${sujet(objet)} n'est plus ${objets[objet.genre].feminin ? 'celle' : 'celui'} que ce logiciel crée.`,
  changeEn: (objet: Objet, trouve: string, attendu: string) =>
    `${sujet(objet)} n'est plus ${objets[objet.genre].feminin ? 'celle' : 'celui'} que ce logiciel crée\u00a0: «\u00a0${trouve}\u00a0» au lieu de «\u00a0${attendu}\u00a0».`,
  inactif: (objet: Objet) => {
    if (objet.genre === 'index') return `${sujet(objet)} est invalide\u00a0: il ne sert pas.`
    if (objet.genre === 'contrainte') return `${sujet(objet)} n'est pas vérifiée sur toutes les lignes.`
    return `${sujet(objet)} est ${objets[objet.genre].feminin ? 'désactivée' : 'désactivé'}.`
  },
  droit: {
    accorde: (droit: string, objet: DroitObjet, role: string) =>
      `Le droit ${droit} sur ${lieu(objet)} est accordé à «\u00a0${role}\u00a0».`,
    accordeATous: (droit: string, objet: DroitObjet) => `Le droit ${droit} sur ${lieu(objet)} est accordé à tous.`,
    retire: (droit: string, objet: DroitObjet, role: string) => `Le droit ${droit} sur ${lieu(objet)} est retiré à «\u00a0${role}\u00a0».`,
    retireATous: (droit: string, objet: DroitObjet) => `Le droit ${droit} sur ${lieu(objet)} est retiré à tous.`,
    transmissible: (droit: string) => `${droit} (transmissible)`,
    proprietaire: (objet: DroitObjet, role: string, attendu: string) =>
      `${lieu(objet).replace(/^l/, 'L')} appartient à «\u00a0${role}\u00a0», et non à «\u00a0${attendu}\u00a0» comme le reste.`,
  },
  migration: {
    manque: (nom: string) => `La mise à niveau ${nom} manque à la liste de celles qui ont été faites.`,
    inconnue: (nom: string) => `La mise à niveau ${nom} a été faite et n'est pas de ce logiciel.`,
  },
  /** Why the data themselves were not compared. */
  illisible:
    "Il manque des tables, des vues ou des colonnes\u00a0: les données n'ont pas été comparées. Restaurez une sauvegarde complète.",
} as const
