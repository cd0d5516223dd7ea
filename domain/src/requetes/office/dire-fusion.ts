import type { CourrielRedige } from '../../core/courriel.ts'
import { formaterJour, type JourCalendaire } from '../../core/jour.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesFusion } from '../textes/fusion.ts'

const { courriel: textes, lAssociation } = textesFusion

interface Partie {
  numero: string
  denomination: string
}

interface Dite {
  fiche: string
  dateEffet: JourCalendaire
}

const courriel = ({ denomination }: Partie, fait: string, { fiche, dateEffet }: Dite): CourrielRedige => ({
  sujet: textes.sujet(denomination),
  paragraphes: [fait, textes.effet(formaterJour(dateEffet)), textesCourriel.voie(textes.voir, fiche)],
})

/** Mail to the persons attached to the absorbing association. */
export const courrielAbsorbante = (absorbante: Partie, absorbees: readonly Partie[], dite: Dite): CourrielRedige => {
  const nommees = absorbees.map(({ denomination, numero }) => lAssociation(denomination, numero))
  return courriel(absorbante, textes.absorbante(absorbante.denomination, absorbante.numero, nommees), dite)
}

/** Mail to the persons attached to an absorbed association. */
export const courrielAbsorbee = (absorbee: Partie, { denomination, numero }: Partie, dite: Dite): CourrielRedige =>
  courriel(absorbee, textes.absorbee(absorbee.denomination, absorbee.numero, lAssociation(denomination, numero)), dite)
