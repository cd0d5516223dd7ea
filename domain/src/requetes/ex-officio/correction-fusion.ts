import type { WordedCourriel } from '../../core/courriel.ts'
import { textesCourriel } from '../../core/textes/courriel.ts'
import { textesFusion } from '../textes/fusion.ts'

/** A version of an absorbing association: the merger it records, or the ordre of the version it corrects. */
interface VersionDeFusion {
  ordre: number
  fusionnees: readonly string[] | null
  corrigee: number | null
}

/** The mergers of an association that were not corrected, with the associations absorbed. */
export const fusionsToCorrect = (versions: readonly VersionDeFusion[]): { ordre: number; numeros: readonly string[] }[] => {
  const corrigees = new Set(versions.map(({ corrigee }) => corrigee))
  return versions.flatMap(({ ordre, fusionnees }) => (fusionnees && !corrigees.has(ordre) ? [{ ordre, numeros: fusionnees }] : []))
}

const { correction: textes } = textesFusion

interface Facts {
  numero: string
  denomination: string
  /** The other associations of the merger, in words. */
  autres: readonly string[]
  motif: string
  fiche: string
}

/** Mail to the persons attached to an association of a mistaken merger: the new situation of their association. */
export const courrielCorrectionFusion = (
  role: 'absorbante' | 'absorbee',
  { numero, denomination, autres, motif, fiche }: Facts,
): WordedCourriel => ({
  sujet: textes.courriel.sujet(denomination),
  paragraphes: [
    textes.courriel[role](denomination, numero, autres),
    textes.courriel.motif(motif),
    textesCourriel.voie(textesFusion.courriel.voir, fiche),
  ],
})
