import { differences } from 'domain/association/differences'
import type { Version } from 'domain/association/version'
import { readableVersion } from 'domain/association/readable-version'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielRectification, differencesEnLignes } from 'domain/requetes/ex-officio/rectification-wording'
import { type Rectification, rectifiedVersion } from 'domain/requetes/ex-officio/rectification'
import { textesRectification } from 'domain/requetes/textes/rectification'
import { comparedVersion } from 'domain/requetes/ex-officio/compared-version'
import { checkRectification } from 'domain/requetes/ex-officio/check-rectification'
import { sousTypesDesVersions } from 'domain/requetes/depot/sous-types-modification'
import { type ActeOnAssociation, changeContenu, logActe, takeAtVersion } from '../../association/act.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { findCommune } from '../../core/reference/communes-sql.ts'
import { activites, getTribunal, tribunalDeCommune } from '../../core/reference/sql.ts'
import { invalid, precondition } from '../../core/refusal.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'
import { identifiantsDesMembres } from '../inscription/identifiants.ts'

/** Returns the corrected head office, with its commune as our list names it, and whether this court keeps the register there. */
const locate = async (trx: Trx, rectification: Rectification, tribunal: string, avant: Version) => {
  const { adresse } = rectification.informations
  if (adresse.commune.id === avant.informations.adresse.commune.id)
    return { duRessort: null, adresse: { ...adresse, commune: avant.informations.adresse.commune } }
  const [connue, competent] = [await findCommune(trx, adresse.commune.id), await tribunalDeCommune(trx, adresse.commune.id)]
  if (!connue) return { duRessort: false, adresse }
  const { id, codeInsee, libelle, codePostaux } = connue
  return { duRessort: competent?.id === tribunal, adresse: { ...adresse, commune: { id, codeInsee, libelle, codePostaux } } }
}

interface Demande {
  version: number
  rectification: Rectification
}

/**
 * Corrects the register of the court's own motion, in one transaction (STAFF-11; CPC annex art. 29). Mails it to the attached users and the
 * followers. Returns the ordre of the version it makes.
 */
export const rectify = async (
  trx: Trx,
  office: Pick<Office, 'jobs' | 'settings'>,
  acte: ActeOnAssociation,
  { version, rectification }: Demande,
): Promise<number> => {
  const dossier = await takeAtVersion(trx, acte, version)
  const { contenu: avant, tribunal } = dossier
  const { numero, now } = acte
  const le = jourDeParis(now)
  const { duRessort, adresse } = await locate(trx, rectification, tribunal, avant)
  const erreurs = checkRectification(rectification, {
    avant,
    siegeDuRessort: duRessort,
    activites: await activites(trx),
    aujourdhui: le,
  })
  if (erreurs.length) throw invalid(textesRefus.saisieInvalide, erreurs)
  const informations = { ...rectification.informations, adresse }
  const contenu = rectifiedVersion({ ...rectification, informations }, avant, identifiantsDesMembres())
  const rubriques = differences(comparedVersion(avant), comparedVersion(contenu))
  if (rubriques.length === 0) throw precondition(textesRefus.etat, [textesRectification.aucuneDifference])

  const { motif } = rectification
  const sousTypes = sousTypesDesVersions(avant, contenu)
  const texte = `${motif}\n\n${differencesEnLignes(rubriques)}`
  await logActe(trx, acte, { type: 'RECTIFICATION', contenu: { avant: dossier.ordre, sousTypes }, texte })
  const ordre = await changeContenu(trx, dossier, {
    evenement: 'RECTIFICATION',
    contenu,
    details: { office: { typeRequete: 'RECTIFICATION', sousTypes } },
  })
  const { denomination } = contenu.informations
  const asRead = (entiere: Version) => comparedVersion(readableVersion(entiere, 'rattache'))
  const fiche = `${office.settings.baseUrl}/association/${numero}`
  await notifyAttachedUsagers(trx, office, numero, [], {
    evenement: `association/${numero}/rectification/${ordre}`,
    courriel: courrielRectification({ numero, denomination, le, rubriques: differences(asRead(avant), asRead(contenu)), motif, fiche }),
    tribunal: await getTribunal(trx, tribunal),
    instant: now,
  })
  await announceChangements(trx, office, numero, now)
  return ordre
}
