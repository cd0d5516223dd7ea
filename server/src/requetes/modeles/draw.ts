import type { Asked } from 'contract/core/call'
import type { lireModele } from 'contract/requetes/brouillon'
import { modelesDe } from 'domain/requetes/depot/modeles'
import { readSaisie, type ParsedSaisie } from 'domain/requetes/depot/parsed-saisie'
import { findAssociation, findVersion } from '../../association/sql.ts'
import type { Db } from '../../core/database.ts'
import type { Context, Download } from '../../core/door.ts'
import type { DocumentPdf } from '../../core/pdf/document.ts'
import { findTribunal } from '../../core/reference/sql.ts'
import { notFound } from '../../core/server-errors.ts'
import { getBrouillon } from '../brouillon/read.ts'
import { lignesAdresse, lignesTribunal } from '../printed-parts.ts'
import type { DonneesModele, Registre } from './common.ts'
import { declarationPdf } from './declaration-pdf.ts'
import { procesVerbalPdf, rapportPdf } from './proces-verbal-pdf.ts'
import { statutsPdf } from './statuts-pdf.ts'

type Demande = Asked<typeof lireModele>
type Brouillon = Awaited<ReturnType<typeof getBrouillon>>

/** The association as anybody may read it in the register (CCL art. 79), and its court. */
const auRegistre = async (db: Db, numero: string): Promise<{ registre: Registre; tribunal: string }> => {
  const association = await findAssociation(db, numero)
  const version = association && (await findVersion(db, numero))
  if (!version) throw notFound()
  const { denomination, objet, adresse, stipulations, precisionStipulation } = version.contenu.informations
  return {
    registre: {
      numero,
      denomination,
      objet,
      siege: lignesAdresse(adresse),
      limites: stipulations ? (precisionStipulation ?? '') : '',
    },
    tribunal: association.tribunal,
  }
}

/** The court of the commune chosen for the seat. */
const siegeTribunal = ({ association }: ParsedSaisie): string => {
  const { tribunalProximite, tribunalJudiciaire } = association.informations.adresse.commune
  return tribunalProximite || tribunalJudiciaire
}

const papierDe = ({ params: { modele }, query }: Demande, type: Brouillon['type'], donnees: DonneesModele): DocumentPdf => {
  if (modele === 'declaration') return declarationPdf(type, donnees)
  if (modele === 'statuts') return statutsPdf(donnees, query)
  // A radiation has a report and no minutes (modelesDe).
  return modele === 'rapport' || type === 'RADIATION' ? rapportPdf(donnees) : procesVerbalPdf(type, donnees)
}

/** Makes a paper to sign from a draft, for its author. It is made on request and not kept. */
export const drawModele = async (demande: Demande, { db, user, now, pdf }: Context<typeof lireModele>): Promise<Download> => {
  const { id, modele } = demande.params
  const brouillon = await getBrouillon(db, user, id)
  if (!modelesDe[brouillon.type].includes(modele)) throw notFound()
  const saisie = readSaisie(brouillon.contenu)
  const connue = brouillon.association === null ? null : await auRegistre(db, brouillon.association)
  const tribunal = await findTribunal(db, connue?.tribunal ?? siegeTribunal(saisie))
  const donnees = { saisie, registre: connue?.registre ?? null, tribunal: tribunal ? lignesTribunal(tribunal) : [], editeLe: now() }
  return { download: await pdf.renderPdf(papierDe(demande, brouillon.type, donnees)), type: 'application/pdf', nom: `${modele}.pdf` }
}
