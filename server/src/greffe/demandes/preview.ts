import type { ActeALettre } from 'contract/greffe/demandes'
import { definitionDe, type SaisieOf } from 'domain/requetes/actes/actes'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { dossierFor, show, specimen } from '../../requetes/procedure/apercu.ts'
import { circonstancesDe } from '../../requetes/procedure/circonstances.ts'
import { donneesDe } from './send.ts'
import { lettre } from './lettre-pdf.ts'
import { compose } from './redaction.ts'

/** Preview of the letter an act would send. Refused when the act would be; nothing is stored. */
export const preview = async (office: Office, agent: Personne, type: ActeALettre, numero: string, dit: object): Promise<Download> => {
  const dossier = await dossierFor(office, agent, { type, numero, dit: dit as SaisieOf<ActeALettre> })
  const ecrit = { type, fait: definitionDe(type).make?.(dit as never, circonstancesDe(dossier)), dit } as unknown as Parameters<
    typeof compose
  >[0]
  const donnees = await donneesDe(office, dossier, compose(ecrit, dossier.situation), specimen)
  return show(office, numero, (verification) => lettre({ ...donnees, verification }))
}
