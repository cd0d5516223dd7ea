import type { ActeALettre } from 'contract/pieces/greffe'
import { textesRefus } from 'domain/core/textes-refus'
import { definitionDe } from 'domain/requetes/actes/actes'
import { obstacles } from 'domain/requetes/actes/obstacles'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { verificationDe } from '../../association/delivrances.ts'
import { lireDossier } from '../../requetes/procedure/dossier.ts'
import { circonstancesDe } from '../../requetes/procedure/faire.ts'
import { donneesDe } from './envoyer.ts'
import { lettre } from './lettre-pdf.ts'
import { rediger } from './redaction.ts'

/** A code that opens nothing: a letter being written has none yet. */
export const specimen = 'SPECIMEN'

/** The letter an act would send: refused where the act would be; nothing is kept. */
export const apercevoir = async (office: Office, agent: Personne, type: ActeALettre, numero: string, dit: object): Promise<Download> => {
  const dossier = await lireDossier(office.db, agent, numero, office.now())
  const raisons = obstacles(type, dossier.situation)
  if (raisons.length) throw precondition(textesRefus.etat, raisons)
  const { faire, verifier } = definitionDe(type)
  const ici = circonstancesDe(dossier)
  const erreurs = verifier?.(dit as never, ici) ?? []
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  const ecrit = { type, fait: faire?.(dit as never, ici), dit } as unknown as Parameters<typeof rediger>[0]
  const donnees = await donneesDe(office, dossier, rediger(ecrit, dossier.situation), specimen)
  const document = lettre({ ...donnees, verification: verificationDe(specimen, office.settings.baseUrl) })
  const download = await office.pdf.renderPdf(document)
  return { download, type: 'application/pdf', nom: `${document.title} ${numero}.pdf`, taille: download.length }
}
