import type { Annexe } from 'domain/core/annexe'
import type { ModeAnnexe } from 'domain/core/documents'
import { verifierPages, verifierPoidsDesPages } from 'domain/core/pages'
import { textesRefus } from 'domain/core/textes/refus'
import type { Office } from '../../core/door.ts'
import { examinerTous, limitesDe } from '../../core/files/examiner.ts'
import { keepPdf } from '../../core/files/keep-pdf.ts'
import type { Spooled } from '../../core/files/spool.ts'
import type { FichierConserve } from '../../core/files/sql.ts'
import { invalid } from '../../core/refusal.ts'
import { erreursDeclarees } from '../annexes/examiner-annexe.ts'

const refuser = (refus: readonly string[]) => refus.map((defaultMessage) => ({ field: 'fichier', defaultMessage }))

/**
 * Binds the photographed pages of a document into one PDF that bears its name, kept when the call returns. Each page is checked as a lone
 * picture is. When they are too heavy together, none is checked.
 */
export const reunirPages = async (
  annexe: Annexe,
  mode: ModeAnnexe,
  fichiers: readonly Spooled[],
  { db, settings, now, pdf, store }: Office,
  person: string,
): Promise<FichierConserve> => {
  const limites = await limitesDe({ db, settings })
  const tropLourd = verifierPoidsDesPages(fichiers, limites)
  const examens = tropLourd === null ? await examinerTous(fichiers, limites, person) : []
  const refus = tropLourd === null ? verifierPages(examens, limites) : [tropLourd]
  const erreurs = [...erreursDeclarees(annexe, mode, { now }), ...refuser(refus)]
  if (erreurs.length > 0) throw invalid(textesRefus.saisieInvalide, erreurs)
  const images = examens.flatMap((examen, rang) => ('mime' in examen ? [{ path: fichiers[rang]!.path, mime: examen.mime }] : []))
  const reunies = await pdf.renderImages({ title: annexe.nom, images, createdAt: now().toISOString() })
  // Encoding a picture again may make it heavier.
  const tropLourdes = verifierPoidsDesPages([{ taille: reunies.length }], limites)
  if (tropLourdes !== null) throw invalid(textesRefus.saisieInvalide, refuser([tropLourdes]))
  return keepPdf(store, reunies)
}
