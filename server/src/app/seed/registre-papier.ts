import type { Reprise } from 'domain/association/reprise'
import { addJours } from 'domain/core/jour'
import type { Random } from './random.ts'
import { personne } from './invent.ts'

const romain = (nombre: number): string =>
  (
    [
      [100, 'C'],
      [90, 'XC'],
      [50, 'L'],
      [40, 'XL'],
      [10, 'X'],
      [9, 'IX'],
      [5, 'V'],
      [4, 'IV'],
      [1, 'I'],
    ] as const
  ).reduce<[rest: number, texte: string]>(
    ([rest, texte], [valeur, signe]) => [rest % valeur, texte + signe.repeat(Math.floor(rest / valeur))],
    [nombre, ''],
  )[1]

const mentions = [
  ['Changement de direction', 'Élection de la direction', "L'assemblée a renouvelé la direction."],
  ['Modification des statuts', 'Statuts', 'Les articles 2 et 7 des statuts ont été modifiés.'],
  ['Changement de siège', 'Siège', 'Le siège a été fixé à une autre adresse de la commune.'],
] as const

/** Invents the volume, folio and some events that a clerk has read in the paper register. */
export const inventReprise = (hasard: Random, inscriteLe: string): Reprise => {
  const volume = 1 + hasard.integer(120)
  const { prenom, nom } = personne(hasard)
  let le = inscriteLe
  const suites = Array.from({ length: hasard.integer(3) }, () => {
    const [evenement, type, texte] = hasard.choix(mentions)
    le = addJours(le, 200 + hasard.integer(900))
    return { evenement, type, date: le, dateAg: addJours(le, -20 - hasard.integer(40)), texte }
  })
  const inscription = {
    evenement: 'Inscription',
    type: 'Inscription',
    date: inscriteLe,
    dateAg: addJours(inscriteLe, -45),
    texte: `Association inscrite sur déclaration de ${prenom} ${nom}.`,
  }
  return {
    // Former registers number their volumes both ways.
    numeroVolume: hasard.chance(35) ? romain(volume) : String(volume),
    numeroFolio: String(1 + hasard.integer(400)),
    registre: [inscription, ...suites.filter(({ date }) => date < '2023-04-01')],
  }
}
