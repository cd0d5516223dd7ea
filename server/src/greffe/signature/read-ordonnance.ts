import { jourDeParis } from 'domain/core/jour'
import { textesSignature } from 'domain/requetes/textes/signature'
import type { FiledType } from 'domain/requetes/types'
import type { Download, Office } from '../../core/door.ts'
import type { Personne } from '../../core/personne.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { ordonnance } from '../inscription/ordonnance-pdf.ts'
import { identifiantsDesMembres } from '../inscription/identifiants.ts'
import { donneesDesActes } from '../inscription/render.ts'
import { demarcheDe, requestedVersion, versionsDeRequete } from '../inscription/requested-version.ts'
import { phrasesDeLOrdonnance } from '../../requetes/phrases/de-l-ordonnance.ts'
import { show } from '../../requetes/procedure/apercu.ts'
import { readDossier } from '../../requetes/procedure/dossier.ts'
import { ordonnanceDeRejet } from '../rejet/rejet-pdf.ts'
import { rejetDonnees } from '../rejet/reject.ts'
import { decisionToRender } from './to-render.ts'

/** Returns the order as the judge's signature would make it now, without its code or the number that a creation receives. Keeps nothing. */
export const readOrdonnance = async (office: Office, juge: Personne, numero: string): Promise<Download> => {
  const { db } = office
  const dossier = await readDossier(db, juge, numero, office.now())
  const { rendue, sens, fait, dit } = await decisionToRender(office, dossier)
  const phrases = await phrasesDeLOrdonnance(db, rendue, fait.visa)
  if (sens === 'REJET') {
    const donnees = await rejetDonnees(db, rendue, { fait: { type: sens, ...fait }, dit })
    return show(office, numero, (verification) => ordonnanceDeRejet({ ...donnees, phrases, verification }))
  }
  const { requete, instant } = rendue
  const { association, base } = requete
  const versions = association === null ? null : await versionsDeRequete(db, association, base)
  const donnees = donneesDesActes(rendue, {
    demarche: demarcheDe(requete).type as FiledType,
    numero: association ?? textesSignature.projet.numeroAVenir,
    avant: versions?.derniere.contenu ?? null,
    // The order names no uuid.
    contenu: requestedVersion(requete, versions, {
      membre: identifiantsDesMembres(),
      documents: [],
      remplaces: [],
      le: jourDeParis(instant),
    }),
    fait: { type: sens, ...fait },
    tribunal: await getTribunal(db, requete.tribunal),
    phrases,
  })
  return show(office, numero, (verification) => ordonnance({ ...donnees, verification }))
}
