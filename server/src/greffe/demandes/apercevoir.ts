import type { ActeALettre } from 'contract/greffe/demandes'
import { definitionDe, type DitDe } from 'domain/requetes/actes/actes'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { dossierPour, montrer, specimen } from '../../requetes/procedure/apercu.ts'
import { circonstancesDe } from '../../requetes/procedure/circonstances.ts'
import { donneesDe } from './envoyer.ts'
import { lettre } from './lettre-pdf.ts'
import { rediger } from './redaction.ts'

/** Preview of the letter an act would send. Refused when the act would be; nothing is stored. */
export const apercevoir = async (office: Office, agent: Personne, type: ActeALettre, numero: string, dit: object): Promise<Download> => {
  const dossier = await dossierPour(office, agent, { type, numero, dit: dit as DitDe<ActeALettre> })
  const ecrit = { type, fait: definitionDe(type).faire?.(dit as never, circonstancesDe(dossier)), dit } as unknown as Parameters<
    typeof rediger
  >[0]
  const donnees = await donneesDe(office, dossier, rediger(ecrit, dossier.situation), specimen)
  return montrer(office, numero, (verification) => lettre({ ...donnees, verification }))
}
