import type { Annexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import { checkPages, checkPagesWeight } from 'domain/core/pages'
import { textesRefus } from 'domain/core/textes/refus'
import type { Office } from '../../core/door.ts'
import { examineAll, limitesDe } from '../../core/files/examine.ts'
import { keepPdf } from '../../core/files/keep-pdf.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { KeptFichier } from '../../core/files/sql.ts'
import { invalid } from '../../core/refusal.ts'
import { declarationErreurs } from '../annexes/examine-annexe.ts'

const refuse = (refus: readonly string[]) => refus.map((defaultMessage) => ({ field: 'fichier', defaultMessage }))

/**
 * Binds the photographed pages of a document into one PDF that bears its name, kept when the call returns. Each page is checked as a lone
 * picture is. When they are too heavy together, none is checked.
 */
export const bindPages = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  { db, settings, now, pdf, store }: Office,
  person: string,
): Promise<KeptFichier> => {
  const limites = await limitesDe({ db, settings })
  const tropLourd = checkPagesWeight(fichiers, limites)
  const examens = tropLourd === null ? await examineAll(fichiers, limites, person) : []
  const refus = tropLourd === null ? checkPages(examens, limites) : [tropLourd]
  const erreurs = [...declarationErreurs(annexe, mode, { now }), ...refuse(refus)]
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const images = examens.flatMap((examen, rang) => ('mime' in examen ? [{ path: fichiers[rang]!.path, mime: examen.mime }] : []))
  const reunies = await pdf.renderImages({ title: annexe.nom, images, createdAt: now().toISOString() })
  // Encoding a picture again may make it heavier.
  const tropLourdes = checkPagesWeight([{ taille: reunies.length }], limites)
  if (tropLourdes !== null) throw invalid(textesRefus.saisieInvalide, refuse([tropLourdes]))
  return keepPdf(store, reunies)
}
