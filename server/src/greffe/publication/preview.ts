import type { SaisieOf } from 'domain/requetes/actes/actes'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { dossierFor, show } from '../../requetes/procedure/apercu.ts'
import { avisFinPublication } from './avis-pdf.ts'
import { donneesDe } from './send.ts'

/** Returns the notice as it would be sent. Refuses when it would be refused; keeps nothing. */
export const previewAvis = async (
  office: Office,
  agent: Personne,
  numero: string,
  dit: SaisieOf<'AVIS_FIN_PUBLICATION'>,
): Promise<Download> => {
  const dossier = await dossierFor(office, agent, { type: 'AVIS_FIN_PUBLICATION', numero, dit })
  const donnees = await donneesDe(office, dossier, dit)
  return show(office, numero, (verification) => avisFinPublication({ ...donnees, verification }))
}
