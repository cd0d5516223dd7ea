import type { Version } from 'domain/association/version'
import { jourDeParis } from 'domain/core/jour'
import { textesRefus } from 'domain/core/textes/refus'
import { courrielCorrectionFusion, fusionsToCorrect } from 'domain/requetes/ex-officio/correction-fusion'
import { decisionEnVigueur } from 'domain/requetes/ex-officio/decision-en-vigueur'
import { textesFusion } from 'domain/requetes/textes/fusion'
import { restoreVersion } from 'domain/requetes/ex-officio/version-after-decision'
import {
  type ActeOnAssociation,
  type AssociationEnMain,
  changeContenu,
  logActe,
  requireVersion,
  takeInHand,
} from '../../association/act.ts'
import { findVersion } from '../../association/sql.ts'
import type { Trx } from '../../core/database.ts'
import type { Office } from '../../core/door.ts'
import { getTribunal } from '../../core/reference/sql.ts'
import { precondition } from '../../core/refusal.ts'
import { notifyAttachedUsagers } from '../../rattachements/prevenir/notify.ts'
import { announceChangements } from '../../rattachements/suivre/announce.ts'
import { decidedVersions, versionsDeFusion } from './sql.ts'

type Poste = Pick<Office, 'jobs' | 'settings'>

interface Correction {
  version: number
  /** Ordre of the version that recorded the merger. */
  fusion: number
  motif: string
}

const getVersion = async (trx: Trx, numero: string, ordre: number): Promise<Version> => {
  const version = await findVersion(trx, numero, ordre)
  if (!version) throw new Error('a merger without the version before it')
  return version.contenu
}

/** The documents of the association, with the agreement that the version of this ordre brought out of force. */
const withoutTraite = async (trx: Trx, { numero, contenu }: AssociationEnMain, ordre: number): Promise<Version['documents']> => {
  const connus = new Set((await getVersion(trx, numero, ordre - 1)).documents.map(({ uuid }) => uuid))
  const apportes = new Set((await getVersion(trx, numero, ordre)).documents.flatMap(({ uuid }) => (connus.has(uuid) ? [] : [uuid])))
  return contenu.documents.map(({ uuid, actif }) => ({ uuid, actif: actif && !apportes.has(uuid) }))
}

/** Gives an absorbed association its state back; false when a decision already has. */
const restore = async (trx: Trx, dossier: AssociationEnMain, absorbante: string, motif: string): Promise<boolean> => {
  const versions = await decidedVersions(trx, dossier.numero)
  const enVigueur = decisionEnVigueur(versions)
  if (enVigueur?.nature !== 'ABSORPTION' || versions.find(({ ordre }) => ordre === enVigueur.ordre)?.absorbante !== absorbante) return false
  const etats = versions.filter(({ ordre }) => ordre < enVigueur.ordre).map(({ etat }) => etat)
  const rendue = await getVersion(trx, dossier.numero, enVigueur.ordre - 1)
  const { libelle } = await getTribunal(trx, dossier.tribunal)
  const decision = {
    nature: 'CORRECTION_FUSION',
    autorite: textesFusion.correction.greffe(libelle),
    date: jourDeParis(dossier.now),
    numero: null,
    infirme: enVigueur.ordre,
  }
  await logActe(trx, dossier, { type: 'FUSION_CORRIGEE', contenu: { avant: dossier.ordre, absorbante }, texte: motif })
  await changeContenu(trx, dossier, {
    evenement: 'RECTIFICATION',
    contenu: { ...restoreVersion(dossier.contenu, rendue, etats), documents: await withoutTraite(trx, dossier, enVigueur.ordre) },
    details: { acte: 'CORRECTION_FUSION', office: { typeRequete: 'RECTIFICATION', sousTypes: ['FUSION'], decision } },
  })
  return true
}

/**
 * Corrects a merger recorded by mistake, on every sheet at once (STAFF-12). The absorbed associations get their state back, and the
 * attached users of each get a mail. Returns the ordre of the version of the absorbing one.
 */
export const correctFusion = async (
  trx: Trx,
  poste: Poste,
  acte: ActeOnAssociation,
  { version, fusion, motif }: Correction,
): Promise<number> => {
  const { numero, now } = acte
  const inscrite = fusionsToCorrect(await versionsDeFusion(trx, numero)).find(({ ordre }) => ordre === fusion)
  const enMain = new Map<string, AssociationEnMain>()
  // Locked in the same order as a merger, so that the two never deadlock.
  for (const un of [...(inscrite?.numeros ?? []), numero].toSorted()) enMain.set(un, await takeInHand(trx, { ...acte, numero: un }))
  const absorbante = enMain.get(numero)
  if (!absorbante) throw new Error('a merger without what absorbs')
  await requireVersion(trx, absorbante, version)
  if (!inscrite) throw precondition(textesRefus.etat, [textesFusion.correction.dejaCorrigee])

  const retablies: AssociationEnMain[] = []
  for (const un of inscrite.numeros) {
    const dossier = enMain.get(un)
    if (dossier && (await restore(trx, dossier, numero, motif))) retablies.push(dossier)
  }
  const numeros = [...inscrite.numeros]
  await logActe(trx, absorbante, {
    type: 'FUSION_CORRIGEE',
    contenu: { avant: absorbante.ordre, fusion, fusionnees: numeros },
    texte: motif,
  })
  const ordre = await changeContenu(trx, absorbante, {
    evenement: 'RECTIFICATION',
    contenu: { ...absorbante.contenu, documents: await withoutTraite(trx, absorbante, fusion) },
    details: {
      acte: 'CORRECTION_FUSION',
      office: { typeRequete: 'RECTIFICATION', sousTypes: ['FUSION'] },
      fusionCorrigee: { ordre: fusion, numeros },
    },
  })

  const nameAssociation = ({ numero: un, contenu }: AssociationEnMain) => textesFusion.lAssociation(contenu.informations.denomination, un)
  const announce = async (role: 'absorbante' | 'absorbee', dossier: AssociationEnMain, autres: readonly AssociationEnMain[]) => {
    const { denomination } = dossier.contenu.informations
    const fiche = `${poste.settings.baseUrl}/association/${dossier.numero}`
    await notifyAttachedUsagers(trx, poste, dossier.numero, [], {
      evenement: `association/${dossier.numero}/fusion-corrigee/${dossier.ordre + 1}`,
      courriel: courrielCorrectionFusion(role, { numero: dossier.numero, denomination, autres: autres.map(nameAssociation), motif, fiche }),
      tribunal: await getTribunal(trx, dossier.tribunal),
      instant: now,
    })
    await announceChangements(trx, poste, dossier.numero, now)
  }
  await announce(
    'absorbante',
    absorbante,
    inscrite.numeros.flatMap((un) => enMain.get(un) ?? []),
  )
  for (const dossier of retablies) await announce('absorbee', dossier, [absorbante])
  return ordre
}
