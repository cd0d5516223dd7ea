/** A pasted list of founders, confirmed row by row. */
export const textesPastedNoms = {
  coller: 'Coller une liste de noms',
  liste: 'Liste de noms',
  aide: 'Une personne par ligne, par exemple : « Mme Irma Tannacker », « TANNACKER Irma » ou « Tannacker, Irma ». Une liste copiée depuis un tableur convient aussi.',
  lire: 'Lire la liste',
  aucunNom: 'Collez ou tapez au moins un nom.',
  tropDeNoms: (n: number, auPlus: number) => `La liste compte ${n} noms : ${auPlus} au plus. Collez-la en plusieurs fois.`,
  aAjouter: (n: number) => `Noms à ajouter : ${n}`,
  verifier: "Vérifiez la civilité, le prénom et le nom de chaque personne. Rien n'est ajouté avant votre accord.",
  deja: (noms: string) =>
    `Déjà dans la liste des fondateurs ou en double, et laissés de côté : ${noms}. Si une autre personne porte le même nom, ajoutez-la avec le bouton « Ajouter un membre fondateur ».`,
  fonctions: (dites: string) =>
    `Fonctions lues et laissées de côté : ${dites}. Elles se disent parmi les membres de la direction ; qui y est déclaré fondateur n'est pas à ajouter ici.`,
  illisibles: (lignes: string) => `Lignes où aucun nom n'a été reconnu, et laissées de côté : ${lignes}.`,
  citer: (ligne: string) => `« ${ligne} »`,
  rang: (n: number) => `Personne ${n}`,
  inverser: 'Inverser',
  inverserDe: (n: number) => `Inverser le prénom et le nom de la personne ${n}`,
  retirer: 'Retirer',
  retirerDe: (n: number) => `Retirer la personne ${n}`,
  ajouter: (n: number) => (n === 1 ? 'Ajouter 1 fondateur' : `Ajouter ${n} fondateurs`),
  rienAAjouter: 'Aucun nom à ajouter.',
  revenir: 'Revenir à la liste collée',
  ajoutes: (n: number) => (n === 1 ? '1 membre fondateur ajouté.' : `${n} membres fondateurs ajoutés.`),
} as const
