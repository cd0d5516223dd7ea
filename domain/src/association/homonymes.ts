import { fold, foldedLetters } from '../core/folding.ts'

/** The name of a person or a legal entity, member of the direction or founder. An unknown civilité is ''. */
export type NamedPersonne = { civilite: string; nom: string; prenom: string } | { formeJuridique: string; denomination: string }

/** A key equal for two entries of the same name, however it is spelled: « Müller », « MUELLER ». */
export const identite = (personne: NamedPersonne): string =>
  ('nom' in personne ? [personne.civilite, personne.nom, personne.prenom] : [personne.formeJuridique, personne.denomination])
    .map(foldedLetters)
    .join('\n')

/** A name folded once, to be compared with many. */
export interface FoldedName {
  identite: string
  civilite: string
  /** Family name and first names; null for a legal entity. */
  parties: readonly [FoldedPart, FoldedPart] | null
}

interface FoldedPart {
  lettres: string
  mots: readonly string[]
}

const foldPart = (texte: string): FoldedPart => ({ lettres: foldedLetters(texte), mots: fold(texte).split(' ') })

export const foldName = (personne: NamedPersonne): FoldedName => ({
  identite: identite(personne),
  civilite: 'nom' in personne ? personne.civilite : '',
  parties: 'nom' in personne ? [foldPart(personne.nom), foldPart(personne.prenom)] : null,
})

/** Equal first names, or some of them: « Jean » of « Jean Pierre Michel ». */
const closeFirstNames = (uns: FoldedPart, autres: FoldedPart): boolean =>
  uns.lettres === autres.lettres || uns.mots.every((mot) => autres.mots.includes(mot)) || autres.mots.every((mot) => uns.mots.includes(mot))

/** Whether two names may belong to one person. The form then asks; it never decides (X-76, docs/decisions/0130). */
export const areClose = (un: FoldedName, autre: FoldedName): boolean => {
  if (!un.parties || !autre.parties) return un.identite === autre.identite
  if (un.civilite !== '' && autre.civilite !== '' && un.civilite !== autre.civilite) return false
  const [[nom, prenoms], [nomAutre, prenomsAutres]] = [un.parties, autre.parties]
  // Family name and first names may have been swapped, on one side or the other.
  return (
    (nom.lettres === nomAutre.lettres && closeFirstNames(prenoms, prenomsAutres)) ||
    (nom.lettres === prenomsAutres.lettres && closeFirstNames(prenoms, nomAutre)) ||
    (prenoms.lettres === nomAutre.lettres && closeFirstNames(nom, prenomsAutres))
  )
}

export const mayBeOne = (une: NamedPersonne, autre: NamedPersonne): boolean => areClose(foldName(une), foldName(autre))

export const fullNom = (personne: NamedPersonne): string =>
  'nom' in personne ? `${personne.prenom} ${personne.nom}` : personne.denomination
