import type { DitDe } from 'domain/requetes/actes/actes'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { dossierPour, montrer } from '../../requetes/procedure/apercu.ts'
import { avisFinPublication } from './avis-pdf.ts'
import { donneesDe } from './envoyer.ts'

/** Returns the notice as it would be sent. Refuses when it would be refused; keeps nothing. */
export const apercevoirAvis = async (
  office: Office,
  agent: Personne,
  numero: string,
  dit: DitDe<'AVIS_FIN_PUBLICATION'>,
): Promise<Download> => {
  const dossier = await dossierPour(office, agent, { type: 'AVIS_FIN_PUBLICATION', numero, dit })
  const donnees = await donneesDe(office, dossier, dit)
  return montrer(office, numero, (verification) => avisFinPublication({ ...donnees, verification }))
}
