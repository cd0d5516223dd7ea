import type { Civilite } from '../../core/personne.ts'

/** A person named by a line of a pasted list. `civilite` is null when missing; `prenom` is '' when the line has one word only. */
export interface ParsedNom {
  civilite: Civilite | null
  nom: string
  prenom: string
}

/** The content of a pasted list. `fonctions` were found beside names; `illisibles` are the lines without a name. */
export interface ParsedListe {
  noms: ParsedNom[]
  fonctions: string[]
  illisibles: string[]
}

/** Most words in a name: longer lines are titles or sentences. */
const motsAuPlus = 7
const puce = /^\s*(?:[^\p{L}\p{N}(]+|\(?\d{1,3}(?:\s*[.):°/–-]+|(?=\s)))\s*/u
const monsieur = /^(?:m|mr|monsieur)\.?$/i
const madame = /^(?:mme|mlle|madame|mademoiselle)\.?$/i
/** Particles that begin a family name: « de la Tour », « von Berg ». */
const particule = /^(?:de|du|des|d['’]|la|le|les|von|vom|van|zu|zum|zur|der|den|di|da|del|della|el|al|ben)$/
const elision = /^[dl]['’]/

const civiliteDe = (mot: string): Civilite | null => (madame.test(mot) ? 'MME' : monsieur.test(mot) ? 'M' : null)
const motsDe = (texte: string): string[] => texte.split(/\s+/).filter((mot) => mot !== '')
/** Two letters at least, all capitals: « DUPONT », « d'ORMESSON », but neither « J. » nor « Jean ». */
const isInCapitals = (mot: string): boolean => {
  const racine = mot.replace(elision, '').replace(/[^\p{L}]/gu, '')
  return racine.length > 1 && racine === racine.toUpperCase() && racine !== racine.toLowerCase()
}
const namesSomebody = (cellule: string): boolean => /\p{L}/u.test(cellule) && !/[\d@]/.test(cellule)
/** A function in the association, whatever follows it: « Présidente », « Secrétaire adjoint(e) », « Membre du bureau ». */
const role =
  /^(?:(?:co|vice)[- ]?)?(?:president|tresorier|secretaire|assesseur|assesseuse|membre|administrateur|administratrice|fondateur|fondatrice)(?:e|re|\(e\)|\(ere\)|·e|\.e)?s?(?= |$)/
const isRole = (cellule: string): boolean => role.test(cellule.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase())
/** The cells of a line. A dash, a colon or brackets also separate a function. */
const cellulesDe = (ligne: string): string[] =>
  ligne
    .split(/[,;\t]/)
    .flatMap((cellule) => {
      const morceaux = cellule
        .split(/\s[-–—]\s|\s*:\s*|\((?=\p{L}{4})/u)
        .map((morceau) => (morceau.includes('(') ? morceau : morceau.replace(')', '')))
      return morceaux.some((morceau) => isRole(motsDe(morceau).join(' '))) ? morceaux : [cellule]
    })
    .map((cellule) => motsDe(cellule).join(' '))
    .filter(namesSomebody)

/** Splits a name: the words in capitals are the family name; otherwise it starts at the first particle, or is the last word. */
const split = (mots: readonly string[]): Omit<ParsedNom, 'civilite'> => {
  const join = (choisis: readonly string[]) => choisis.join(' ')
  const capitales = mots.map(isInCapitals)
  if (capitales.includes(true) && capitales.includes(false)) {
    const dansLeNom = mots.map((mot, rang) => capitales[rang] || (particule.test(mot) && mots.slice(rang).some(isInCapitals)))
    const prenom = mots.filter((_, rang) => !dansLeNom[rang])
    if (prenom.length > 0) return { nom: join(mots.filter((_, rang) => dansLeNom[rang])), prenom: join(prenom) }
  }
  const debut = mots.findIndex((mot, rang) => rang > 0 && (particule.test(mot) || elision.test(mot)))
  const coupe = debut > 0 ? debut : mots.length - 1
  return { nom: join(mots.slice(coupe)), prenom: join(mots.slice(0, coupe)) }
}

/** Splits a civilité that begins the line from the other words. */
const splitCivilite = (mots: readonly string[]): [Civilite | null, string[]] => {
  const [premier = '', ...reste] = mots
  const civilite = reste.length > 0 ? civiliteDe(premier) : null
  return civilite ? [civilite, reste] : [null, [...mots]]
}

const readMots = (texte: string): ParsedNom | null => {
  const [civilite, mots] = splitCivilite(motsDe(texte))
  return !mots.some((mot) => /\p{L}/u.test(mot)) || mots.length > motsAuPlus ? null : { civilite, ...split(mots) }
}

/** Two columns: the family name first, as in most lists, unless only the second one is in capitals. */
const readColonnes = (cellules: readonly string[], prenomDabord: boolean): ParsedNom | null => {
  const dite = cellules.map(civiliteDe).find((civilite) => civilite !== null) ?? null
  const noms = cellules.filter((cellule) => civiliteDe(cellule) === null)
  const [une = '', autre] = noms
  if (autre === undefined) return une === '' ? null : readMots(dite ? `${dite} ${une}` : une)
  const [civilite, mots] = splitCivilite(motsDe(une))
  const premiere = mots.join(' ')
  const [nom, prenom] =
    prenomDabord || (motsDe(autre).every(isInCapitals) && !mots.every(isInCapitals)) ? [autre, premiere] : [premiere, autre]
  return motsDe(`${nom} ${prenom}`).length > motsAuPlus ? null : { civilite: dite ?? civilite, nom, prenom }
}

/** Whether a line holds several persons, each of at least two words. « de la Tour, Jean Marc » and « DUPONT MARTIN, Jean Marc » are one. */
const hasSeveral = (cellules: readonly string[]): boolean =>
  cellules.length > 1 &&
  cellules.every((cellule) => motsDe(cellule).length > 1 && !particule.test(motsDe(cellule)[0] ?? '')) &&
  !(cellules.length === 2 && cellules.filter((cellule) => splitCivilite(motsDe(cellule))[1].every(isInCapitals)).length === 1)

/** Reads the header of a table: whether the first name comes first. Null when the line is not a header. */
const enTete = (cellules: readonly string[]): boolean | null => {
  const titres = cellules.map((cellule) =>
    cellule
      .normalize('NFD')
      .replace(/[^\p{L}]/gu, '')
      .toLowerCase(),
  )
  const [nom, prenom] = [
    titres.findIndex((titre) => /^nom(defamille|s)?$/.test(titre)),
    titres.findIndex((titre) => /^prenoms?$/.test(titre)),
  ]
  return nom < 0 || prenom < 0 ? null : prenom < nom
}

/** Reads a list of persons pasted from a letter, a mail or a table. The reading is a guess: the person confirms each name. */
export const readNoms = (texte: string): ParsedListe => {
  const liste: ParsedListe = { noms: [], fonctions: [], illisibles: [] }
  let prenomDabord = false
  for (const ligne of texte.split(/[\r\n]+/)) {
    const propre = ligne
      .replace(puce, '')
      .replace(/(?<=\p{L}{3})[.:\s]+$/u, '')
      .trim()
    if (propre === '') {
      if (/[\p{L}\p{N}]/u.test(ligne)) liste.illisibles.push(ligne.trim())
      continue
    }
    const dites = cellulesDe(propre)
    const titre = dites.length > 1 ? enTete(dites) : null
    if (titre !== null) {
      prenomDabord = titre
      continue
    }
    const cellules = dites.filter((cellule) => !isRole(cellule))
    if (cellules.length > 0) liste.fonctions.push(...dites.filter(isRole))
    const lus = !propre.includes('\t') && hasSeveral(cellules) ? cellules.map(readMots) : [readColonnes(cellules, prenomDabord)]
    if (lus.includes(null)) liste.illisibles.push(ligne.trim())
    else liste.noms.push(...lus.filter((lu) => lu !== null))
  }
  return liste
}
