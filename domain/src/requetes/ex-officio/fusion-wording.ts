import type { WordedCourriel } from '../../core/courriel.ts'
import { formatJour, type Jour } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesFusion } from '../textes/fusion.ts'

const { courriel: textes, lAssociation } = textesFusion

interface DepotPart {
  numero: string
  denomination: string
}

interface Facts {
  fiche: string
  dateEffet: Jour
}

const courriel = ({ denomination }: DepotPart, fait: string, { fiche, dateEffet }: Facts): WordedCourriel => ({
  sujet: textes.sujet(denomination),
  paragraphes: [fait, textes.effet(formatJour(dateEffet)), textesCourriel.voie(textes.voir, fiche)],
})

/** Mail to the persons attached to the absorbing association. */
export const courrielToAbsorbing = (absorbante: DepotPart, absorbees: readonly DepotPart[], dite: Facts): WordedCourriel => {
  const nommees = absorbees.map(({ denomination, numero }) => lAssociation(denomination, numero))
  return courriel(absorbante, textes.absorbante(absorbante.denomination, absorbante.numero, nommees), dite)
}

/** Mail to the persons attached to an absorbed association. */
export const courrielToAbsorbed = (absorbee: DepotPart, { denomination, numero }: DepotPart, dite: Facts): WordedCourriel =>
  courriel(absorbee, textes.absorbee(absorbee.denomination, absorbee.numero, lAssociation(denomination, numero)), dite)
